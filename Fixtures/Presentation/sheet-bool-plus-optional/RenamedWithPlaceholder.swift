import SwiftUI

struct Podcast: Identifiable {
    let id: String
}

struct PodcastGrid: View {
    let podcasts: [Podcast]
    @State private var current: Podcast?
    @State private var isPlaying = false

    var body: some View {
        List(podcasts) { podcast in
            Text(podcast.id)
                .onTapGesture { current = podcast; isPlaying = true }
        }
        .padding()
        .fullScreenCover(isPresented: $isPlaying) { // want: sheet-bool-plus-optional
            if let podcast = current {
                PodcastPlayer(id: podcast.id)
                    .padding()
            } else {
                ProgressView()
            }
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
