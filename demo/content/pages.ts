import type { DemoPages } from '../types.ts';

const about = `
<h2>A wholesaler who knows your counter</h2>
<p>Doon Wholesale supplies chemists, general stores, baby shops, pet shops and beauty parlours in and around Dehradun. We started in 2009 with one shutter in the Niranjanpur mandi and a handcart for deliveries. Today we keep more than three hundred everyday products from two dozen makers under one roof, and our tempos run five routes: Dehradun city, Mussoorie, Rishikesh, Vikasnagar and Haridwar.</p>
<p>We are shopkeepers ourselves. We know that an order is written between two customers, that a missing carton of ORS in May is a lost regular, and that the only question that counts in the evening is what stayed in the drawer. So we built a shop that answers three things at a glance: what it costs you, what you earn, and whether it is there.</p>
<h2>How we work</h2>
<ul>
<li><strong>Fixed packs, open prices.</strong> Every product comes in up to three pack sizes. The bigger the pack, the lower the price per unit. The same price for every shop.</li>
<li><strong>MRP and margin side by side.</strong> You see what you earn before you order, not after.</li>
<li><strong>Honest stock.</strong> What is shown can be delivered. What is short is marked.</li>
<li><strong>Fresh dates.</strong> Medicines leave us with at least twelve months to expiry, foods with at least two thirds of their shelf life.</li>
<li><strong>Proper papers.</strong> A GST invoice with batch numbers goes with every order.</li>
</ul>
<h2>Who is behind it</h2>
<p>Eighteen people work at Doon Wholesale: two pharmacists, six packers, five drivers, and a small office that still answers the phone itself. Our pharmacists check every batch that comes in, and every complaint that comes back.</p>
<h2>Visit us</h2>
<p>Our store at 14, Mandi Chowk, Saharanpur Road, is open Monday to Saturday from 9 am to 7 pm. Orders for pickup wait for you at the counter with your name on the carton. Come for the order, stay for the tea.</p>
<p>If your shop is not registered yet, use <strong>Register</strong> on the <a href="/login">login page</a>. We will connect you within 2 business days.</p>
`;

const terms = `
<h2>Who these terms are for</h2>
<p>These terms apply between Doon Wholesale, Dehradun, and shopkeepers who order through this website. By placing an order you accept them. They are governed by the laws of India; the courts at Dehradun have jurisdiction.</p>
<h2>Accounts</h2>
<p>Orders are taken from registered shops only. You are responsible for the details of your firm, for your licences, and for keeping your PIN to yourself. Tell us at once if you believe that someone else has used your account. We may close an account that gives false details or repeatedly refuses deliveries.</p>
<h2>Prices, packs and taxes</h2>
<ul>
<li>Prices are in Indian rupees, per unit, and include GST. A pack is the number of units shown beside it.</li>
<li>The price that counts is the one on the summary when you place the order. Later changes do not touch a placed order.</li>
<li>MRP is set by the maker and printed on the goods. You must not sell above it.</li>
<li>The minimum order is ₹499. Coupons follow the conditions shown with them and cannot be exchanged for cash.</li>
</ul>
<h2>Orders</h2>
<p>Your order is an offer; it becomes binding when its status turns to Accepted. Until processing begins you may edit or cancel it under <a href="/my-orders">My Orders</a>. We may cancel an order, wholly or in part, where stock turns out damaged, where a price is plainly wrong, or where a licence needed for the goods is missing. In that case nothing is due for what we do not deliver.</p>
<h2>Medicines and licensed goods</h2>
<p>Medicines are supplied to holders of a valid drug licence, foods to holders of an FSSAI registration. You confirm that your licences on the profile are current. Goods sold on prescription must be sold by you on prescription only, and stored as the label demands.</p>
<h2>Payment</h2>
<p>Payment is due on delivery or pickup, in cash or by UPI. Goods remain ours until they are paid in full. A returned or failed payment must be settled within three days.</p>
<h2>Liability</h2>
<p>We answer for goods being genuine, within date and as ordered. For faults in making, the maker’s warranty applies and we help you to claim it. Beyond that, our liability is limited to the value of the order, except where the law does not allow such a limit.</p>
<h2>Reviews</h2>
<p>Reviews should come from your own experience. We remove abuse, advertising and private details, and nothing else.</p>
<h2>Changes</h2>
<p>We may change these terms; the version published here on the day of your order applies to it. Questions: <a href="mailto:hello@thok.example">hello@thok.example</a>.</p>
`;

const privacy = `
<h2>What this page says</h2>
<p>Doon Wholesale is the data fiduciary for the personal data of the shopkeepers who use this website, in the sense of the Digital Personal Data Protection Act, 2023. Here we say in plain words what we keep, why, for how long, and what you can ask of us.</p>
<h2>What we keep</h2>
<ul>
<li><strong>Your firm:</strong> firm and owner’s name, shop address, phone, e-mail, GSTIN, drug and food licence numbers, distance and route.</li>
<li><strong>Your orders:</strong> what you ordered, when, at which price, how it was delivered, notes you wrote.</li>
<li><strong>Your sign-in:</strong> your PIN only in a form that cannot be read back, and a session cookie that keeps you signed in for up to thirty days.</li>
<li><strong>What you write to us:</strong> reviews, contact messages and registration requests.</li>
</ul>
<h2>Why</h2>
<p>To deliver your orders, to issue invoices as tax law demands, to tell you about your orders and prices, and to answer you. We do not sell personal data, we show no third-party advertising, and we use no trackers. The cookies we set are needed for signing in and for your cart.</p>
<h2>Who else sees it</h2>
<p>Our own staff as far as their work needs it; the driver sees your name, address and phone; our accountant and the authorities see invoices. Your owner’s name appears beside a review that you publish. E-mails pass through our mail provider.</p>
<h2>How long</h2>
<p>Invoices and order records are kept for eight years because tax law requires it. Contact messages are deleted after one year, declined registrations after ninety days. If you close your account, everything that the law does not require is erased within thirty days.</p>
<h2>Your rights</h2>
<ul>
<li>to see what we hold about you, and with whom it was shared;</li>
<li>to have it corrected, completed or updated;</li>
<li>to have it erased where the law does not require us to keep it;</li>
<li>to withdraw consent as easily as you gave it;</li>
<li>to name someone who may act for you in case of death or incapacity.</li>
</ul>
<p>Write to our grievance officer at <a href="mailto:privacy@thok.example">privacy@thok.example</a>. We answer within seven days. If you are not satisfied you may turn to the Data Protection Board of India.</p>
<h2>Safety</h2>
<p>Traffic is encrypted, access is limited and recorded, and wrong PINs lock the account for a while. Should personal data ever be breached, we inform you and the Board without delay. This service is for businesses; we do not knowingly keep data of children.</p>
`;

const refund = `
<h2>In short</h2>
<p>If something is wrong with what we delivered, tell us within <strong>48 hours</strong> and we put it right: with a replacement on the next delivery, or with your money back.</p>
<h2>What we take back</h2>
<ul>
<li>goods that arrive damaged, leaking or crushed;</li>
<li>wrong goods, wrong sizes or missing units;</li>
<li>goods delivered with less than the promised shelf life;</li>
<li>goods recalled by the maker, at any time;</li>
<li>devices that fail within their warranty, through the maker’s service.</li>
</ul>
<h2>What we cannot take back</h2>
<ul>
<li>medicines, eye drops, foods and baby feeding goods whose seal is broken;</li>
<li>single units out of an opened pack, unless the fault is ours;</li>
<li>goods that did not sell, or that passed their date on your shelf;</li>
<li>goods without batch number or without our invoice.</li>
</ul>
<h2>How to report</h2>
<p>Call the store or write to <a href="mailto:hello@thok.example">hello@thok.example</a> with the order number, a photograph of the goods and of the carton label, and the batch number. You may also hand the goods to the driver at delivery: he notes it on the invoice and deducts it at once.</p>
<h2>How you get your money</h2>
<p>Where you have not paid yet, we reduce the bill. Where you have, we refund to your UPI id within <strong>three working days</strong> after the goods have been checked, or deduct it from your next order, as you wish. Delivery charges are refunded when the whole order was our mistake. A credit note with GST goes with every refund.</p>
<h2>Cancelling</h2>
<p>While an order is Active or Accepted you can cancel it yourself under <a href="/my-orders">My Orders</a>; nothing is due, and a coupon used on it becomes valid again. Later cancellations are possible only by phone, as long as the goods have not left the store.</p>
<h2>Refused deliveries</h2>
<p>If a correct delivery is refused at the door, we charge the delivery cost once. After two refusals we ask for payment before despatch.</p>
`;

const shipping = `
<h2>Pickup or delivery</h2>
<p>At checkout you choose between pickup at our store in Dehradun and delivery to your shop. The charge, if any, is shown before you place the order and does not change afterwards.</p>
<h2>Delivery times</h2>
<ul>
<li><strong>Standard:</strong> 1-3 business days, with every delivery, for the charge per kilometre below.</li>
<li><strong>Express:</strong> 1 day, for orders placed before 2 pm from Monday to Saturday. A fixed charge is added.</li>
<li><strong>Pickup:</strong> usually ready the same evening; we notify you when it is.</li>
</ul>
<p>Sundays and public holidays are not business days. Snow above Mussoorie, landslides in the rains and the Kanwar and Char Dham traffic can delay us; we call you when they do.</p>
<h2>Where we deliver</h2>
<p>Up to 60 km from our store, on these routes:</p>
<ul>
<li>Dehradun city, Premnagar, Clement Town and Raipur: every working day</li>
<li>Rishikesh and Doiwala: Monday, Wednesday, Friday</li>
<li>Haridwar and Roorkee: Tuesday, Thursday, Saturday</li>
<li>Vikasnagar and Selaqui: Tuesday, Friday</li>
<li>Mussoorie and Landour: Wednesday, Saturday</li>
</ul>
<h2>What it costs</h2>
<p>Delivery is charged per kilometre between our store and your shop. Your distance is noted in your profile; if it looks wrong, tell us. Express adds a fixed amount. Pickup is free of charge.</p>
<h2>At the door</h2>
<p>Please count the cartons and check the seals with the driver. Pay in cash or by UPI: the QR code is on your order page and with the driver. Anything broken or missing is noted on the invoice and deducted at once; our <a href="/refund-policy">refund policy</a> says the rest. If the shop is shut, the driver calls your number and waits ten minutes; a second run is made on the next route day.</p>
<h2>Pickup</h2>
<p>Collect your order from 14, Mandi Chowk, Saharanpur Road, Niranjanpur, Dehradun 248171, Monday to Saturday, 9 am to 7 pm. Bring the order number; a helper may collect it for you. We keep it for five days.</p>
<h2>Following your order</h2>
<p>Every step, from Active to Delivered, is shown with its time under <a href="/my-orders">My Orders</a>, and we send you a notification when the goods leave the store.</p>
`;

export const pages: DemoPages = {
  about: about.trim(),
  terms: terms.trim(),
  privacy: privacy.trim(),
  refund: refund.trim(),
  shipping: shipping.trim(),
};
