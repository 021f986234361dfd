import SwiftUI

struct Podcast: Identifiable {
    let id: String
}

struct PodcastGrid: View {
    let podcasts: [Podcast]
    @State private var current: Podcast?

    var body: some View {
        List(podcasts) { podcast in
            Text(podcast.id)
                .onTapGesture { current = podcast }
        }
        .padding()
        .fullScreenCover(item: $current) { podcast in // want: sheet-bool-plus-optional
            PodcastPlayer(id: podcast.id)
                .padding()
        }
    }
}

struct PodcastPlayer: View {
    let id: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button(id) { dismiss() }
    }
}
