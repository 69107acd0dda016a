### Comments on finished matches.

comments-title = Comments
comments-none = No comments yet.
# $count (number)
comments-elsewhere =
    { $count ->
        [one] 1 comment elsewhere in the match
       *[other] { $count } comments elsewhere in the match
    }
comments-label = Your comment
comments-send = Post
comments-remove = Delete
comments-guest = Guests can only comment on their own matches. Sign up to comment on this one.
comments-signIn = Sign in to comment.
