import SwiftUI

@MainActor final class Feed: ObservableObject {
  @Published var posts: [String] = []
  @Published var failure: String?

  func load() async {
    do {
      posts = try await fetch()
    } catch {
      show(error)
    }
  }

  func reload() async {
    do {
      posts = try await fetch()
    } catch is CancellationError {
      return
    } catch {
      show(error)
    }
  }

  func more() async {
    posts += (try? await fetch()) ?? []
  }

  func fetchNextPage() async {
    posts += (try? await fetch()) ?? []
  }

  private func fetch() async throws -> [String] { [] }
  private func show(_ error: any Error) { failure = error.localizedDescription }
}

struct FeedRows: View {
  @ObservedObject var feed: Feed
  let hasMore: Bool

  var body: some View {
    if feed.failure == nil {
      ForEach(feed.posts, id: \.self) { Text($0) }
      if hasMore {
        ProgressView()
          .onAppear { Task { await feed.more() } }  // want: onappear-task:info
      }
    } else {
      Text("Nothing")
        .onAppear { Task { await feed.fetchNextPage() } }  // want: onappear-task:info
    }
  }
}

struct FeedScreen: View {
  @StateObject private var feed = Feed()

  var body: some View {
    VStack {
      Text("Shows each error")
        .onAppear { Task { await feed.load() } }  // want: onappear-task:info
      Text("Knows of being cancelled")
        .onAppear { Task { await feed.reload() } }  // want: onappear-task:info
      ForEach(feed.posts, id: \.self) { Text($0) }
      Menu {
        Button("Reload") { feed.posts = [] }
      } label: {
        Text("More").onAppear { Task { await feed.more() } }  // want: onappear-task:info
      }
    }
  }
}
