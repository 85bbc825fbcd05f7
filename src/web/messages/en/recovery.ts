/** While the shop cannot read its database. */
export const recovery = {
  busy: 'Your account cannot be reached right now. You can look around meanwhile.',
};
