import type { DemoFaq } from '../types.ts';

export const faqs: DemoFaq[] = [
  {
    question: 'Who can buy from Doon Wholesale?',
    answerHtml:
      '<p>Shopkeepers: chemists, general stores, baby shops, pet shops, beauty parlours and clinics. Anyone may look around; prices in packs and the cart open once your shop is registered.</p>',
  },
  {
    question: 'How do I register my shop?',
    answerHtml:
      '<p>Choose <strong>Register</strong> on the <a href="/login">login page</a> and leave your name, phone, e-mail and shop address. We will connect you within 2 business days. Once approved you receive a link to set your own six-digit PIN.</p>',
  },
  {
    question: 'What do pack, unit price and margin mean?',
    answerHtml:
      '<p>Goods are sold in fixed packs. The price shown is <strong>per unit</strong>; a pack of 12 at ₹81.00 costs 12 × ₹81.00. The margin is what you earn when you sell at MRP: (MRP − your price) ÷ MRP.</p>',
  },
  {
    question: 'Is there a minimum order?',
    answerHtml:
      '<p>Yes, <strong>₹499</strong> per order. The cart shows how much is still missing.</p>',
  },
  {
    question: 'How fast do you deliver?',
    answerHtml:
      '<p>Standard delivery takes 1-3 business days, express 1 day. You may also pick up your order from our store in Dehradun, usually the same evening.</p>',
  },
  {
    question: 'What does delivery cost?',
    answerHtml:
      '<p>A rate per kilometre from our store to your shop, shown before you place the order. Express adds a fixed charge. Pickup is free. The <a href="/shipping-policy">shipping policy</a> lists our routes.</p>',
  },
  {
    question: 'How can I pay?',
    answerHtml:
      '<p>Cash on delivery. <strong>UPI is accepted</strong>: scan the QR on your order page or at the door. Card payment online is coming soon.</p>',
  },
  {
    question: 'Can I change or cancel an order?',
    answerHtml:
      '<p>Yes, while it is <strong>Active</strong> or <strong>Accepted</strong>. Open the order under <a href="/my-orders">My Orders</a>, then Edit or Cancel. After that, please call the store.</p>',
  },
  {
    question: 'What if goods arrive damaged or short?',
    answerHtml:
      '<p>Tell us within 48 hours with a photograph of the carton and the batch number. We replace it with the next delivery or credit your account. See the <a href="/refund-policy">refund policy</a> for details.</p>',
  },
  {
    question: 'Why did a price in my cart change?',
    answerHtml:
      '<p>Makers revise MRP and rates. The cart always shows today’s price and marks every line that changed since you last looked, so nothing surprises you at the door.</p>',
  },
  {
    question: 'Do I get a GST invoice?',
    answerHtml:
      '<p>Yes. If your GSTIN is on your profile it is printed on the invoice, and you can claim input credit as usual.</p>',
  },
];
