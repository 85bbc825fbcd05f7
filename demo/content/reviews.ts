/**
 * What shopkeepers write, by the subcategory or sub-subcategory it fits; `any` fits all goods.
 * Each text starts with its rating.
 */
export const reviewTexts: Record<string, string[]> = {
  any: [
    '5 Margin is clear before ordering, no calculation needed. Very good.',
    '5 Packing ekdum solid, ek bhi piece toota nahi. Third order already.',
    '4 Good rate for the carton. Small pack ka rate thoda kam hota to aur acha.',
    '5 Fast moving in my shop, carton khatam in nine days.',
    '4 Quality theek hai, customers are asking again.',
    '3 Product is fine but the outer box was a little crushed.',
    '5 Expiry date is far, good batch. Thank you for that.',
    '4 Delivered next day to Premnagar. Goods as shown.',
    '5 Bahut badhiya maal. Customer repeat kar rahe hain.',
    '2 Two pieces were short in the pack. Replaced later, but I had to call twice.',
    '4 Sells slowly at first, now regular. Display near the counter helps.',
    '5 Same quality as the costly brands, and I earn more on it.',
    '3 Okay product. MRP is on the higher side for our area.',
    '5 Rate sahi hai, mandi se bhi kam pada.',
    '4 Nice packing with Hindi text, customers can read it.',
    '5 Never had a complaint in six months.',
    '4 Good for the price. I take the middle pack, bada pack hamare liye zyada hai.',
    '1 Seal was open on one piece. Driver took it back without question, so service is good.',
  ],
  'pain-tablets': [
    '5 Daily item. 100 ka pack hi lo, rate sabse acha.',
    '4 Strips are fresh, expiry 2 years ahead. Fever season ke liye ready.',
    '5 Counter pe sabse zyada bikne wala. Margin is fair.',
  ],
  'balms-gels': [
    '5 Buzurg customers ask for this only. Smell is strong and good.',
    '4 Works well for back pain, my own father uses it.',
    '3 Lid of two tins was tight, otherwise good balm.',
  ],
  'cough-syrups': [
    '5 Thand shuru hote hi stock khatam. Ordering double next time.',
    '4 Taste is nice, children take it without drama.',
    '4 Measuring cup in every box, that matters to mothers.',
  ],
  'ors-rehydration': [
    '5 In May I sold 300 sachets in one week. Keep stock ready, bhai log.',
    '5 Orange flavour sabse zyada chalta hai.',
  ],
  antiseptics: [
    '5 Clinic next door buys four bottles a month from me.',
    '4 Same smell and colour as the famous one, customers accept it.',
  ],
  'plasters-bandages': [
    '5 Single strip at 2 rupees, the box gives very good profit.',
    '4 Sticks well even in rain. School wale le jaate hain.',
  ],
  'protein-powder': [
    '5 Gym boys like the chocolate one, mixes without lumps.',
    '4 Good protein at this price. Dabbe ki seal perfect thi.',
  ],
  'glucose-energy': [
    '5 Garmi mein roz ka item. 24 ka carton lo.',
    '4 Nimbu pani flavour is the best, orange second.',
  ],
  chyawanprash: [
    '5 October se February tak sabse zyada bikta hai. Taste is like home made.',
    '5 Hill customers trust it. I keep both jars.',
    '4 Good thick quality. Spoon inside is a nice touch.',
  ],
  'herbal-juices': [
    '4 Morning walk group buys eight bottles from me every month.',
    '3 Bitter, but that is how it should be. One cap was leaking.',
  ],
  thermometers: [
    '5 Checked against the clinic one, same reading.',
    '4 Battery included, display is clear. Parents are happy.',
    '2 One of ten did not switch on. Exchanged under warranty.',
  ],
  'hand-hygiene': [
    '5 Refill pouch is running like anything.',
    '4 Fragrance is mild and does not dry the hands. I use it in the shop also.',
  ],
  'oral-care': [
    '4 Good foam, cheaper than the big brand. Village customers prefer the small one.',
    '5 Clove wala customers maang ke le jaate hain.',
  ],
  'diaper-pants': [
    '5 M aur L sabse zyada chalte hain. No leakage complaint so far.',
    '4 Soft and thin. Mothers compare it with the costly one and come back.',
    '5 My own niece wears these, raat bhar dry.',
    '3 Good diaper but the bag tears easily when hung on a hook.',
  ],
  'baby-wipes': [
    '5 Thick wipes, lid closes properly.',
    '4 Even taxi drivers are buying these, haha.',
  ],
  'baby-bath-skin': [
    '5 No tears is true, tested on my grandson.',
    '4 Fragrance is soft. Hospital ke paas wali shop mein bahut chalta hai.',
  ],
  'baby-feeding': [
    '4 Marks on the bottle do not wash off, good quality.',
    '5 Teat is soft, no complaint. Sell the brush along with it.',
  ],
  'baby-toys': [
    '5 Edges are smooth, colour does not come off. Safe for babies.',
    '4 Good gift item below 200, birthdays pe bahut bikta hai.',
  ],
  'dog-food': [
    '5 Dogs of the whole colony approve. Bag reseals well.',
    '4 Labradors love it. 3 kg bag is the right size for our customers.',
    '3 Good food, but deliver the heavy bags to the back door please.',
  ],
  'cat-food-litter': [
    '5 Clumps properly and dust is very little.',
    '4 Cat owners are picky, this one they accept.',
  ],
  'pet-grooming': [
    '4 Smell goes away and coat shines. Good in summer.',
    '5 Ticks gone in two days, customer came back to say thanks.',
  ],
  'face-wash': [
    '5 College girls ask for neem by name. Carton is gone in two weeks.',
    '5 Best margin in my face wash shelf. Display mein rakho, bik jaata hai.',
    '4 Foam is good even in hard water.',
    '4 100 ml is the right size at the right price.',
  ],
  'face-creams-serums': [
    '4 Not sticky, good in our weather. Tester would help.',
    '5 Parlour wali didi takes twelve every month.',
  ],
  sunscreen: [
    '5 No white patch, scooty wali ladies love it.',
    '4 Sells from March itself. SPF 50 moves the most.',
  ],
  soaps: [
    '5 Tourists in Landour buy five at a time. Beautiful wrapping.',
    '4 Lasts long and smells natural. Thoda mehenga but people pay.',
  ],
  'lip-balm': [
    '5 Keep the box near the till, sardi mein automatic bikta hai.',
    '4 Nice tint. Margin is over forty, what else do you need.',
  ],
  'hair-oil': [
    '5 Pure coconut, jamta hai thand mein, that is the proof.',
    '4 Old customers do not change their oil, and they accepted this.',
  ],
  shampoo: [
    '4 Shikakai wala is good, less foam but hair is soft.',
    '5 Sachets are sold out before the strip is hung up.',
  ],
  'mens-grooming': [
    '4 Barber next door takes twelve tubes a month.',
    '5 Good foam, good smell, good profit.',
  ],
};
