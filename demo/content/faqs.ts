import type { DemoFaq } from '../types.ts';

export const faqs: DemoFaq[] = [
  {
    question: 'Who can buy from Doon Wholesale?',
    answerHtml:
      '<p>Shopkeepers: chemists, general stores, baby shops, pet shops, beauty parlours and clinics. Anyone may look around and see the prices; the cart opens once your shop is registered.</p>',
    questionHi: 'दून होलसेल से कौन खरीद सकता है?',
    answerHtmlHi:
      '<p>दुकानदार: केमिस्ट, जनरल स्टोर, बच्चों और पालतू के सामान की दुकानें, ब्यूटी पार्लर और क्लिनिक। सामान और दाम कोई भी देख सकता है; दुकान रजिस्टर होने पर कार्ट खुलता है।</p>',
  },
  {
    question: 'How do I register my shop?',
    answerHtml:
      '<p>Choose <strong>Register</strong> on the <a href="/login">login page</a> and leave your name, phone, e-mail and shop address. We will connect you within 2 business days. Once approved you receive a link to set your own six-digit PIN.</p>',
    questionHi: 'दुकान कैसे रजिस्टर करें?',
    answerHtmlHi:
      '<p><a href="/login">लॉगिन पेज</a> पर <strong>रजिस्टर करें</strong> चुनें और नाम, फ़ोन, ईमेल और दुकान का पता भरें। 2 कामकाजी दिनों में ईमेल पर लिंक आएगा; उससे 6 अंकों का अपना पिन बनाएँ।</p>',
  },
  {
    question: 'What do pack, unit price and margin mean?',
    answerHtml:
      '<p>Goods are sold in fixed packs. The price shown is <strong>per unit</strong>; a pack of 12 at ₹81.00 costs 12 × ₹81.00. The margin is what you earn when you sell at MRP: (MRP − your price) ÷ MRP.</p>',
    questionHi: 'पैक, एक पीस का दाम और मार्जिन क्या है?',
    answerHtmlHi:
      '<p>सामान बँधे पैक में मिलता है। दाम <strong>एक पीस का</strong> लिखा है; ₹81.00 वाला 12 का पैक 12 × ₹81.00 का पड़ेगा। MRP पर बेचने पर जो बचे वह मार्जिन है: (MRP − आपका दाम) ÷ MRP।</p>',
  },
  {
    question: 'Is there a minimum order?',
    answerHtml:
      '<p>Yes, <strong>₹499</strong> per order. The cart shows how much is still missing.</p>',
    questionHi: 'कम से कम कितने का ऑर्डर?',
    answerHtmlHi: '<p><strong>₹499</strong> का। कितना और चाहिए, यह कार्ट में दिखता है।</p>',
  },
  {
    question: 'How fast do you deliver?',
    answerHtml:
      '<p>Standard delivery takes 1-3 business days, express 1 day. You may also pick up your order from our store in Dehradun, usually the same evening.</p>',
    questionHi: 'सामान कितने दिन में पहुँचता है?',
    answerHtmlHi:
      '<p>स्टैंडर्ड 1-3 कामकाजी दिन में, एक्सप्रेस 1 दिन में। देहरादून में हमारे स्टोर से खुद भी ले जा सकते हैं, अक्सर उसी शाम।</p>',
  },
  {
    question: 'What does delivery cost?',
    answerHtml:
      '<p>Every delivery, Standard included, costs a rate per kilometre from our store to your shop, shown before you place the order. Express adds a fixed charge. Pickup is free. The <a href="/shipping-policy">shipping policy</a> lists our routes.</p>',
    questionHi: 'डिलीवरी का कितना लगता है?',
    answerHtmlHi:
      '<p>स्टैंडर्ड हो या एक्सप्रेस, हमारे स्टोर से आपकी दुकान तक हर किलोमीटर का चार्ज लगता है, जो ऑर्डर करने से पहले दिखता है। एक्सप्रेस में तय रकम जुड़ती है। खुद ले जाने पर कुछ नहीं लगता। रूट <a href="/shipping-policy">डिलीवरी के नियम</a> में हैं।</p>',
  },
  {
    question: 'How can I pay?',
    answerHtml:
      '<p>Cash on delivery. <strong>UPI is accepted</strong>: scan the QR on your order page or at the door. With several bills open, <a href="/wallet">Wallet</a> shows what you owe in all and pays it in one go. Card payment online is coming soon.</p>',
    questionHi: 'पैसे कैसे दें?',
    answerHtmlHi:
      '<p>सामान मिलने पर नकद। <strong>UPI भी चलता है</strong>: ऑर्डर के पेज पर या दरवाज़े पर QR स्कैन करें। कई बिल बाकी हों तो <a href="/wallet">वॉलेट</a> में पूरा बकाया दिखता है और एक साथ दे सकते हैं। कार्ड से पेमेंट जल्द आएगा।</p>',
  },
  {
    question: 'Can I change or cancel an order?',
    answerHtml:
      '<p>Yes, while it is <strong>Active</strong> or <strong>Accepted</strong>. Open the order under <a href="/my-orders">My Orders</a>, then Edit or Cancel. After that, please call the store.</p>',
    questionHi: 'ऑर्डर बदल या कैंसिल कर सकते हैं?',
    answerHtmlHi:
      '<p>हाँ, जब तक ऑर्डर <strong>दर्ज हुआ</strong> या <strong>मंज़ूर</strong> है। <a href="/my-orders">मेरे ऑर्डर</a> में ऑर्डर खोलें और बदलें या कैंसिल करें। उसके बाद स्टोर को फ़ोन करें।</p>',
  },
  {
    question: 'What if goods arrive damaged or short?',
    answerHtml:
      '<p>Tell us within 48 hours with a photograph of the carton and the batch number. We replace it with the next delivery or credit your account. See the <a href="/refund-policy">refund policy</a> for details.</p>',
    questionHi: 'सामान टूटा या कम पहुँचे तो?',
    answerHtmlHi:
      '<p>48 घंटे में कार्टन की फ़ोटो और बैच नंबर के साथ बताएँ। अगली डिलीवरी में बदल देंगे या पैसे लौटा देंगे। पूरी बात <a href="/refund-policy">वापसी के नियम</a> में है।</p>',
  },
  {
    question: 'Why did a price in my cart change?',
    answerHtml:
      '<p>Makers revise MRP and rates. The cart always shows today’s price and marks every line that changed since you last looked, so nothing surprises you at the door.</p>',
    questionHi: 'कार्ट में दाम क्यों बदला?',
    answerHtmlHi:
      '<p>कंपनियाँ MRP और दाम बदलती रहती हैं। कार्ट हमेशा आज का दाम दिखाता है और जो बदला उस पर निशान लगाता है, ताकि दरवाज़े पर कुछ नया न निकले।</p>',
  },
  {
    question: 'Do I get a GST invoice?',
    answerHtml:
      '<p>Yes. If your GSTIN is on your profile it is printed on the invoice, and you can claim input credit as usual.</p>',
    questionHi: 'GST बिल मिलता है?',
    answerHtmlHi: '<p>हाँ। GSTIN आपकी प्रोफ़ाइल में है तो बिल पर छपता है और आप इनपुट क्रेडिट ले सकते हैं।</p>',
  },
];
