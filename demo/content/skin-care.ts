import type { Line } from './line.ts';

export const skinCare: Line[] = [
  {
    brand: 'Nimora',
    subcategory: 'face-care',
    subSubcategory: 'face-wash',
    kind: 'tube',
    code: 'FW',
    packs: '6/12/24',
    margins: [24, 38],
    about: 'A soap-free daily gel that foams softly and rinses clean in hard water.',
    counter: 'The number one question of college customers; keep three variants in a row.',
    points: ['Soap-free and paraben-free', 'For morning and night'],
    rows: `
Neem Face Wash | 50 ml | 65 | leaf | Neem and turmeric for spot-prone skin.
Neem Face Wash | 100 ml | 120 | leaf | The tube that goes out first. | best=1
Aloe Face Wash | 100 ml | 125 | aloe | Aloe and cucumber for dry skin.
Lemon & Honey Face Wash | 100 ml | 125 | lemon | Fresh and bright for oily skin. | mrps=-/120/120
Vitamin C Face Wash | 100 ml | 175 | orange | With orange peel for dull skin.
Charcoal Face Wash | 100 ml | 165 | charcoal | Draws out the dust of the day.
Tea Tree Foaming Face Wash | 150 ml | 299 | mint | With a soft brush head. | kind=pump-bottle; packs=4/8/12
`,
  },
  {
    brand: 'Gulmeher',
    subcategory: 'face-care',
    subSubcategory: 'face-creams-serums',
    kind: 'jar',
    code: 'CR',
    packs: '6/12/24',
    margins: [22, 36],
    about: 'A light cream that sinks in without shine, made for Indian weather.',
    counter: 'Let customers try the tester on the back of the hand.',
    points: ['Dermatologist tested', 'Fragrance without allergens'],
    rows: `
Rose Moisturising Cream | 50 ml | 145 | rose | Everyday softness with rose and glycerine.
Saffron Day Cream SPF 15 | 50 g | 245 | saffron | Kashmiri saffron and light sun care.
Cold Cream Winter | 100 ml | 135 | sky | Thick, old-fashioned and effective. | stock=0
Aloe Gel | 150 ml | 149 | aloe | Ninety per cent aloe, a hundred uses.
Vitamin C Serum 10% | 30 ml | 499 | orange | Evens tone over eight weeks. | kind=dropper; packs=3/6/12
Niacinamide Serum 5% | 30 ml | 449 | lavender | For open pores and oil. | kind=dropper; packs=3/6/12
Under-Eye Gel Coffee | 15 ml | 249 | coffee | Cools puffy mornings. | kind=tube
`,
  },
  {
    brand: 'Nimora',
    subcategory: 'face-care',
    subSubcategory: 'face-packs',
    kind: 'pouch',
    code: 'FP',
    packs: '6/12/24',
    margins: [26, 41],
    about: 'Finely sieved clays and herbs, to be mixed with rose water or curd.',
    counter: 'Beauty parlours take a carton at a time before the wedding dates.',
    points: ['No added perfume', 'Zip pouch'],
    rows: `
Multani Mitti Face Pack | 100 g | 60 | sand | Pure fuller's earth.
Sandal & Turmeric Face Pack | 100 g | 95 | gold | The bridal glow of every home.
Neem Peel-Off Mask | 100 g | 149 | leaf | Peels away blackheads. | kind=tube
Rose Water | 200 ml | 75 | rose | Steam-distilled toner. | kind=bottle
`,
  },
  {
    brand: 'Suryasa',
    subcategory: 'face-care',
    subSubcategory: 'sunscreen',
    kind: 'tube',
    code: 'SS',
    packs: '6/12/24',
    margins: [25, 39],
    about: 'Broad-spectrum protection that leaves no white cast on Indian skin.',
    counter: 'March to July it is a daily sale; riders and schoolgirls ask by SPF.',
    points: ['PA+++ rating', 'Water resistant for 80 minutes'],
    rows: `
Sunscreen SPF 50 Matte | 50 g | 349 | gold | Matte finish for oily skin.
Sunscreen SPF 50 Aloe Gel | 50 g | 375 | aloe | Clear gel, nothing to see.
Kids Sunscreen SPF 40 | 75 ml | 399 | sky | Mineral filters only. | stock=13
Sunscreen Spray SPF 50 | 150 ml | 599 | mango | For arms and legs on the trek. | kind=spray; packs=3/6/12
`,
  },
  {
    brand: 'Gulmeher',
    subcategory: 'body-care',
    subSubcategory: 'body-lotion',
    kind: 'pump-bottle',
    code: 'BL',
    packs: '4/8/12',
    margins: [20, 33],
    about: 'Cocoa, shea and glycerine in a lotion that does not feel sticky.',
    counter: 'With the first cold wind the 400 ml pump overtakes everything.',
    points: ['48-hour moisture', 'Works as a hand lotion too'],
    rows: `
Body Lotion Cocoa Butter | 100 ml | 99 | coffee | The handbag bottle. | kind=bottle; packs=6/12/24
Body Lotion Cocoa Butter | 400 ml | 345 | coffee | Deep care for very dry skin.
Body Lotion Aloe | 400 ml | 325 | aloe | The summer lotion.
Body Lotion Rose & Shea | 200 ml | 199 | rose | A gift of a scent. | kind=bottle; packs=6/12/24
Petroleum Jelly | 50 g | 75 | sky | For lips, heels and everything chapped. | kind=jar; packs=12/24/48
`,
  },
  {
    brand: 'Buransh & Co.',
    subcategory: 'body-care',
    subSubcategory: 'soaps',
    kind: 'soap',
    code: 'SO',
    packs: '12/24/48',
    margins: [24, 40],
    about: 'Cold-processed in small batches near Ranikhet and cured for four weeks.',
    counter: 'Tourists love the hill story; locals love that it lasts.',
    points: ['Seventy-six per cent TFM', 'Palm-oil free'],
    rows: `
Buransh Flower Soap | 100 g | 85 | berry | With petals of the hill rhododendron.
Goat Milk & Oats Soap | 100 g | 99 | milk | For dry and delicate skin.
Charcoal Soap | 100 g | 95 | charcoal | Deep clean for back and face.
Lemongrass Soap | 100 g | 79 | lemon | Wakes you up.
Lavender Soap | 100 g | 89 | lavender | From Uttarakhand lavender.
Rose & Milk Soap Gift Box of 6 Handmade Bars | 6 × 75 g | 499 | rose | Six wrapped bars with a ribbon. | kind=carton; packs=3/6/12; name=Buransh & Co. Handmade Hill Soap Gift Box with Rose, Goat Milk, Lavender, Lemongrass, Charcoal & Apricot Bars 6 × 75 g
आयुर्वेदिक नीम साबुन | 75 g | 42 | leaf | Neem leaf and tulsi in a green bar. | name=आयुर्वेदिक नीम साबुन 75 g; slug=ayurvedic-neem-sabun-75-g
`,
  },
  {
    brand: 'Nimora',
    subcategory: 'body-care',
    subSubcategory: 'body-wash',
    kind: 'bottle',
    code: 'BW',
    packs: '4/8/12',
    margins: [23, 36],
    about: 'A creamy wash that needs little water and leaves no slippery film.',
    counter: 'Hotels and homestays in Mussoorie order it by the carton.',
    points: ['pH 5.5', 'Loofah free with the carton'],
    rows: `
Body Wash Neem & Mint | 250 ml | 199 | mint | Cool and clean after the gym.
Body Wash Citrus | 500 ml | 349 | orange | The family pump. | kind=pump-bottle
`,
  },
  {
    brand: 'Gulmeher',
    subcategory: 'body-care',
    subSubcategory: 'talc-deo',
    kind: 'tin',
    code: 'TD',
    packs: '6/12/24',
    margins: [16, 27],
    about: 'Stays fresh through an Indian summer day, shop door open or shut.',
    counter: 'Buy deep in March: the rate goes up when the heat comes.',
    points: ['Long-lasting fragrance', 'Skin-safe'],
    rows: `
Cooling Talc Menthol | 150 g | 115 | sky | Prickly-heat relief with menthol.
Sandal Talc | 300 g | 165 | saffron | The classic tall tin.
Deo Body Spray Fresh | 150 ml | 199 | ocean | No gas, more perfume. | kind=spray
`,
  },
  {
    brand: 'Buransh & Co.',
    subcategory: 'lip-hand-care',
    subSubcategory: 'lip-balm',
    kind: 'stick',
    code: 'LB',
    packs: '12/24/48',
    margins: [28, 43],
    about: 'Beeswax, apricot oil and a touch of colour in a twist-up stick.',
    counter: 'A box of 24 stands open beside the till and sells itself in winter.',
    points: ['No petroleum jelly', 'Display box included'],
    rows: `
Lip Balm Buransh | 4.5 g | 99 | berry | A faint red tint from the hill flower.
Lip Balm Mint | 4.5 g | 99 | mint | Cooling, colourless, for everyone.
Lip Balm SPF 20 | 4.5 g | 145 | gold | For treks and two-wheelers.
Lip Butter Rose Tin | 8 g | 125 | rose | A little tin for the pocket. | kind=flat-tin
`,
  },
  {
    brand: 'Nimora',
    subcategory: 'lip-hand-care',
    subSubcategory: 'hand-foot-cream',
    kind: 'tube',
    code: 'HF',
    packs: '6/12/24',
    margins: [24, 38],
    about: 'Rich in shea and kokum, for hands and heels that work.',
    counter: 'Farmers and housewives alike: ask about their heels.',
    points: ['Absorbs in two minutes', 'Cotton-soft after a week'],
    rows: `
Foot Care Cream | 50 g | 85 | leaf | With sal resin for cracked heels.
Hand Cream Almond | 50 g | 99 | honey | Not greasy on phone or steering wheel.
Hand Cream Rose | 50 g | 99 | rose | Smells like a garden.
`,
  },
  {
    brand: 'Keshvali',
    subcategory: 'hair-care',
    subSubcategory: 'hair-oil',
    kind: 'bottle',
    code: 'HO',
    packs: '6/12/24',
    margins: [14, 25],
    about: 'Cold-pressed base oils, infused with herbs, in a bottle that pours drop by drop.',
    counter: 'The most loyal shelf in the shop; never change its place.',
    points: ['No mineral oil', 'Fliptop with drip guard'],
    rows: `
Coconut Hair Oil | 100 ml | 55 | milk | Pure coconut, double filtered.
Coconut Hair Oil | 200 ml | 105 | milk | The blue-capped favourite.
Amla Hair Oil | 180 ml | 95 | leaf | Dark, thick and traditional.
Almond Hair Oil | 200 ml | 145 | honey | Light, with vitamin E.
Bhringraj Hair Oil | 100 ml | 185 | plum | Against hair fall, for night use.
Onion Hair Oil | 150 ml | 299 | berry | With a comb applicator.
Cooling Hair Oil Brahmi | 200 ml | 125 | mint | Takes the heat out of the head.
`,
  },
  {
    brand: 'Keshvali',
    subcategory: 'hair-care',
    subSubcategory: 'shampoo',
    kind: 'bottle',
    code: 'SH',
    packs: '6/12/24',
    margins: [15, 26],
    about: 'Herbal cleansing that still foams in the hard water of the plains.',
    counter: 'Sachets bring them in, bottles keep them: show both together.',
    points: ['No silicones', 'For all hair types unless marked'],
    rows: `
Shikakai Shampoo | 180 ml | 135 | leaf | Shikakai and reetha, like at home.
Anti-Dandruff Shampoo | 180 ml | 159 | sky | Zinc pyrithione 1 %.
Smooth & Shine Shampoo | 340 ml | 249 | lavender | Daily shampoo for the family.
Shikakai Shampoo Sachet | 6 ml | 2 | leaf | Sixteen to a strip, sold singly. | kind=sachet-strip; packs=320/960; stock=24000
Anti-Dandruff Shampoo Sachet | 6 ml | 3 | sky | The quick answer to the itch. | kind=sachet-strip; packs=320/960; stock=18000
`,
  },
  {
    brand: 'Keshvali',
    subcategory: 'hair-care',
    subSubcategory: 'conditioner',
    kind: 'tube',
    code: 'CO',
    packs: '6/12/24',
    margins: [18, 29],
    about: 'Leaves hair easy to comb and light, not limp.',
    counter: 'One question, "and conditioner?", adds a hundred rupees to the bill.',
    points: ['Two minutes are enough', 'Colour safe'],
    rows: `
Conditioner Argan | 100 ml | 145 | gold | For dry and coloured hair.
Conditioner Onion & Rice | 180 ml | 225 | berry | Strength from root to tip.
Hair Mask Banana | 200 g | 325 | mango | The Sunday treatment. | kind=jar
Henna Powder Natural | 150 g | 75 | leaf | Sojat henna, triple sieved. | kind=pouch; packs=12/24/48
`,
  },
  {
    brand: 'Mardano',
    subcategory: 'mens-grooming',
    subSubcategory: null,
    kind: 'tube',
    code: 'MG',
    packs: '6/12/24',
    margins: [20, 34],
    about: 'Straightforward care for shave, beard and face, without fuss.',
    counter: 'Barbers buy here as well: offer the carton price to every salon in the lane.',
    points: ['For all skin types', 'Masculine, mild fragrance'],
    rows: `
Shaving Cream Menthol | 70 g | 75 | mint | Rich foam, cool finish.
Shaving Foam Sensitive | 200 g | 215 | sky | Instant lather. | kind=spray
After Shave Lotion | 100 ml | 249 | ocean | Cool, clean, closes nicks. | kind=bottle
Beard Oil Cedar | 30 ml | 299 | coffee | Softens and tames. | kind=dropper
Men Face Wash Oil Control | 100 ml | 185 | charcoal | For riders and desk men alike.
Razor Twin Blade | 5 pcs | 100 | ocean | Lubricated strip, pivot head. | kind=razor; packs=12/24/48
Beard & Hair Wax | 60 g | 225 | charcoal | Matte hold in a flat tin. | kind=flat-tin
`,
  },
];
