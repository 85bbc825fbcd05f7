/** What a search engine shows below the title, by address. */
const descriptions: Record<string, (shop: string) => string> = {
  '/about': (shop) => `Who ${shop} is, what it sells and how it serves shopkeepers.`,
  '/faqs': (shop) =>
    `Answers about ordering from ${shop}: who can buy, packs, margins, delivery, payment and returns.`,
  '/shipping-policy': (shop) =>
    `How and when ${shop} delivers: standard and express delivery, charges and pickup.`,
  '/term-condition': (shop) => `The terms on which ${shop} sells: prices, packs, taxes and orders.`,
  '/privacy-policy': (shop) => `What ${shop} knows about its customers, why, and your rights.`,
  '/refund-policy': (shop) =>
    `What ${shop} takes back, how to return goods, and when money is returned.`,
  '/contact-us': (shop) => `Address, phone and e-mail of ${shop}, and a form to write to us.`,
};

export const content = {
  descriptions,
  pages: 'About the shop',
  about: 'About',
  faqs: 'FAQs',
  shipping: 'Shipping Policy',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  contactUs: 'Contact Us',
  noFaqs: 'No questions have been answered yet.',
  linkTo: 'Link to this answer',
  moreQuestions: 'Did not find your answer?',
} as const;

export const contact = {
  title: 'Contact Us',
  lead: 'Ask us about an order, a product or your registration. We answer by e-mail.',
  name: 'Your Name',
  email: 'Your Email',
  subject: 'Subject',
  optional: 'Optional',
  message: 'Your Message',
  trap: 'Leave this field empty',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email.',
  emailWrong: 'Please enter an email address, like name@example.com.',
  messageMissing: 'Please enter your message.',
  submit: 'Send message',
  submitting: 'Sending...',
  sent: 'Message Sent!',
  thanks: 'Thank you for reaching out to us.',
  ok: 'OK',
  oops: 'Oops...',
  failed: 'Something went wrong. Please try again later.',
  reach: 'Reach us',
  address: 'Address',
  phone: 'Phone',
  hours: 'Opening hours',
  mail: 'Email',
} as const;
