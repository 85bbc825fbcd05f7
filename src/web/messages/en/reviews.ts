export const reviews = {
  write: 'Write a review',
  change: 'Edit your review',
  rating: 'Your rating',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  text: 'Your review',
  submit: 'Submit review',
  update: 'Update review',
  submitting: 'Submitting...',
  missingTitle: 'Missing Fields',
  missing: 'Please fill both rating and review.',
  loginTitle: 'Login Required',
  login: 'Please login to submit a review.',
  toLogin: 'Login',
  done: 'Review submitted successfully!',
  failed: 'Something went wrong!',
  unreachable: 'Error submitting review.',
  verifiedBuyer: 'Verified buyer',
  answer: 'Answer from the shop',
  like: (name: string, count: number) => `Like the review of ${name}, ${likes(count)}`,
  dislike: (name: string, count: number) => `Dislike the review of ${name}, ${dislikes(count)}`,
  yours: 'Your review',
} as const;

function likes(count: number): string {
  return count === 1 ? '1 like' : `${count} likes`;
}

function dislikes(count: number): string {
  return count === 1 ? '1 dislike' : `${count} dislikes`;
}
