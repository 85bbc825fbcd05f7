import type { Line } from './line.ts';

export const babyCare: Line[] = [
  {
    brand: 'Tuktuki',
    subcategory: 'diapers-wipes',
    subSubcategory: 'diaper-pants',
    kind: 'diaper-pack',
    code: 'DP',
    packs: '4/8/12',
    margins: [12, 21],
    about: 'Pull-up pants with a quick-dry core and a soft waistband that leaves no marks.',
    counter: 'Ask for the weight, not the age: the right size brings the mother back.',
    points: ['Up to 12 hours dry', 'Wetness line turns blue'],
    rows: `
Dry Night Pants | S, 42 pcs | 449 | mint | For 4 to 8 kg.
Dry Night Pants | M, 42 pcs | 549 | mango | For 7 to 12 kg, the fastest-moving size. | best=1
Dry Night Pants | L, 34 pcs | 549 | orange | For 9 to 14 kg.
Dry Night Pants | XL, 28 pcs | 549 | rose | For 12 to 17 kg.
Dry Night Pants | XXL, 24 pcs | 569 | lavender | For 15 to 25 kg. | stock=0
Day Pants Mini | M, 5 pcs | 55 | mango | The five-piece trial pack for small budgets. | packs=12/24/48
`,
  },
  {
    brand: 'Tuktuki',
    subcategory: 'diapers-wipes',
    subSubcategory: 'tape-diapers',
    kind: 'diaper-pack',
    code: 'DT',
    packs: '4/8/12',
    margins: [13, 22],
    about: 'Taped diapers with a cut-out for the navel and refastenable tabs.',
    counter: 'Hospitals and new mothers ask for tapes; keep the newborn size in front.',
    points: ['Cottony back sheet', 'Tabs close again and again'],
    rows: `
Newborn Tape Diapers | NB, 66 pcs | 699 | sky | The first month in one pack.
Tape Diapers | S, 56 pcs | 649 | mint | For 3 to 7 kg.
Cloth Diaper Washable with Insert | 1 pc | 399 | leaf | Adjusts from 5 to 17 kg, saves hundreds of diapers. | packs=3/6/12
`,
  },
  {
    brand: 'Tuktuki',
    subcategory: 'diapers-wipes',
    subSubcategory: 'baby-wipes',
    kind: 'wipes',
    code: 'WP',
    packs: '6/12/24',
    margins: [25, 40],
    about: 'Thick, soft, 99 % water wipes under a lid that closes firmly.',
    counter: 'Not only for babies: taxi drivers and trekkers take them too.',
    points: ['Alcohol and paraben free', 'Pop-up lid keeps them moist'],
    rows: `
Baby Wipes Aloe | 72 pcs | 149 | aloe | With aloe vera, for every change.
Baby Wipes Aloe | 30 pcs | 65 | aloe | The travel pack.
Baby Wipes Pure Water | 60 pcs | 175 | sky | Nothing but water and care, for newborns.
Baby Wipes Coconut | 72 pcs | 159 | milk | Coconut milk for dry winter skin.
Baby Wipes Saver Pack of 3 | 216 pcs | 399 | aloe | Three packs in one sleeve. | packs=3/6/12
`,
  },
  {
    brand: 'Mamori',
    subcategory: 'baby-bath-skin',
    subSubcategory: 'baby-soaps-wash',
    kind: 'soap',
    code: 'BS',
    packs: '12/24/48',
    margins: [12, 22],
    about: 'Mild, tear-free cleansing at the pH of baby skin.',
    counter: 'Grandmothers choose the soap, mothers the wash: show both.',
    points: ['Tested by dermatologists', 'No parabens, no harsh foam'],
    rows: `
Baby Soap Milk & Oats | 75 g | 48 | milk | Creamy bar for dry skin.
Baby Soap Milk & Oats | 4 × 75 g | 180 | milk | The four-bar saver. | packs=6/12/24
Baby Shampoo No Tears | 200 ml | 189 | mango | The regular bottle. | kind=bottle; packs=6/12/24
Top-to-Toe Baby Wash | 200 ml | 215 | sky | Hair and body in one step. | kind=pump-bottle; packs=6/12/24
Top-to-Toe Baby Wash | 500 ml | 445 | sky | The half-year pump. | kind=pump-bottle; packs=3/6/12
`,
  },
  {
    brand: 'Mamori',
    subcategory: 'baby-bath-skin',
    subSubcategory: 'baby-lotions-oils',
    kind: 'bottle',
    code: 'LO',
    packs: '6/12/24',
    margins: [14, 24],
    about: 'Light and quickly absorbed, with vitamin E and nothing that stings.',
    counter: 'Massage oil in winter, lotion all year: a gift set is easily made.',
    points: ['Hypoallergenic', 'Lock cap for the baby bag'],
    rows: `
Baby Massage Oil | 200 ml | 215 | honey | Enough for two months.
Coconut Baby Oil | 200 ml | 199 | milk | Cold-pressed virgin coconut.
Baby Lotion Milk & Honey | 100 ml | 115 | rose | Soft for 24 hours.
Baby Lotion Milk & Honey | 400 ml | 375 | rose | The pump for winter. | kind=pump-bottle; packs=3/6/12
Baby Hair Oil Amla | 100 ml | 110 | leaf | Light oil that does not drip.
`,
  },
  {
    brand: 'Mamori',
    subcategory: 'baby-bath-skin',
    subSubcategory: 'baby-powder-cream',
    kind: 'bottle',
    code: 'PC',
    packs: '6/12/24',
    margins: [13, 23],
    about: 'Made of food-grade starch or zinc, gentle enough for every diaper change.',
    counter: 'Summer rash makes this the third thing in every baby basket.',
    points: ['Talc-free powder', 'Sifter cap, no clouds'],
    rows: `
Baby Powder Rice Starch | 100 g | 85 | lavender | Silky, talc-free, lightly scented.
Diaper Rash Cream | 50 g | 145 | aloe | Zinc oxide and calendula. | kind=tube; packs=6/12/24
Baby Cream Winter Rich | 100 g | 175 | sky | Shea and milk for chapped cheeks. | kind=jar
Baby Gift Set | 1 box | 599 | rose | Soap, powder, oil, lotion and a soft towel. | kind=carton; packs=2/4/6
`,
  },
  {
    brand: 'Sipanu',
    subcategory: 'baby-feeding',
    subSubcategory: 'feeding-bottles',
    kind: 'feeding-bottle',
    code: 'FB',
    packs: '6/12/24',
    margins: [26, 40],
    about: 'BPA-free with an anti-colic teat and figures that do not wash off.',
    counter: 'Sell the brush and a spare teat with every bottle.',
    points: ['Can be boiled and sterilised', 'Meets IS 14625'],
    rows: `
Feeding Bottle | 125 ml | 145 | sky | For the first months.
Feeding Bottle | 250 ml | 175 | sky | The size for six months and up.
Feeding Bottle Wide Neck | 250 ml | 265 | rose | Easy to fill, easy to clean.
Glass Feeding Bottle | 240 ml | 325 | mint | Borosilicate glass with a silicone sleeve.
Steel Feeding Bottle | 220 ml | 549 | charcoal | Stainless steel that keeps milk warm. | packs=3/6; stock=0
`,
  },
  {
    brand: 'Sipanu',
    subcategory: 'baby-feeding',
    subSubcategory: 'sippers-cups',
    kind: 'sipper',
    code: 'SC',
    packs: '6/12/24',
    margins: [28, 42],
    about: 'Two-handled, spill-resistant and bright enough to be found under the sofa.',
    counter: 'Hang one from the shelf edge; children do the selling.',
    points: ['BPA-free', 'Parts come apart for cleaning'],
    rows: `
Spout Sipper | 180 ml | 199 | mango | The first cup, from six months.
Straw Sipper | 240 ml | 249 | ocean | Weighted straw works at any tilt.
School Water Bottle | 500 ml | 299 | leaf | For the first school bag.
`,
  },
  {
    brand: 'Sipanu',
    subcategory: 'baby-feeding',
    subSubcategory: 'teats-brushes',
    kind: 'teat',
    code: 'TE',
    packs: '12/24/48',
    margins: [30, 43],
    about: 'Food-grade silicone that stays clear after boiling.',
    counter: 'A small thing that brings a mother in every second month.',
    points: ['Change every eight weeks', 'Sealed hygienic card'],
    rows: `
Silicone Teats Slow Flow | 2 pcs | 79 | sky | For newborns to three months.
Soother with Cover | 1 pc | 99 | rose | Orthodontic shape with a cap.
Bottle Cleaning Brush Set | 2 pcs | 135 | orange | One for the bottle, one for the teat. | kind=toothbrush
`,
  },
  {
    brand: 'Nanhabite',
    subcategory: 'baby-food',
    subSubcategory: null,
    kind: 'carton',
    code: 'BC',
    packs: '6/12/24',
    margins: [9, 16],
    about: 'Milled fine, cooked once, fortified with iron and twelve vitamins.',
    counter: 'Check dates at the front of the shelf; mothers always do.',
    points: ['From the completed sixth month', 'Breast milk is best for babies'],
    rows: `
Rice Cereal Stage 1 | 300 g | 235 | milk | The first spoon: plain rice and milk.
Wheat Apple Cereal Stage 1 | 300 g | 259 | red | Wheat with real apple flakes.
Ragi Banana Cereal Stage 2 | 300 g | 275 | mango | Hill ragi with banana.
Multigrain Dal Veg Cereal Stage 3 | 300 g | 289 | leaf | From ten months, a little coarser.
Baby Rusks | 200 g | 99 | honey | Melt-in-mouth rusks for first teeth.
Ragi Puffs Tomato | 35 g | 75 | red | Roasted, not fried. | kind=pouch; packs=12/24
Sprouted Ragi Powder | 400 g | 249 | coffee | Sprouted, dried and ground; no sugar. | kind=pouch; stock=6
Apple Mango Fruit Puree | 100 g | 85 | mango | Squeeze pouch, nothing added. | kind=pouch; packs=12/24
`,
  },
  {
    brand: 'Jhumroo Toys',
    subcategory: 'baby-toys',
    subSubcategory: 'rattles-teethers',
    kind: 'rattle',
    code: 'RT',
    packs: '6/12/24',
    margins: [30, 44],
    about: 'Rounded, non-toxic and too large to swallow.',
    counter: 'An easy gift at fifty to two hundred rupees; keep a jar by the till.',
    points: ['BIS certified toy safety', 'Colours do not come off'],
    rows: `
Jhunjhuna Rattle | 1 pc | 79 | red | The classic jingle in new colours.
Rattle Set | 4 pcs | 299 | mango | Four sounds and four shapes.
Cooling Teether Fruit | 1 pc | 125 | berry | Water-filled; chill and chew. | kind=teether
Silicone Teether Elephant | 1 pc | 199 | sky | Soft ears for sore gums. | kind=teether
`,
  },
  {
    brand: 'Jhumroo Toys',
    subcategory: 'baby-toys',
    subSubcategory: 'soft-toys',
    kind: 'soft-toy',
    code: 'SF',
    packs: '3/6/12',
    margins: [32, 44],
    about: 'Short-pile plush with embroidered eyes and double seams.',
    counter: 'Birthdays and Raksha Bandhan empty this shelf; order two weeks before.',
    points: ['Machine washable', 'No button eyes'],
    rows: `
Teddy Bear Bholu | 30 cm | 349 | coffee | The bear who listens.
Teddy Bear Bholu | 60 cm | 899 | coffee | As big as the birthday child. | packs=1/2/4
Soft Bunny | 25 cm | 299 | rose | Long ears to hold on to.
`,
  },
  {
    brand: 'Jhumroo Toys',
    subcategory: 'baby-toys',
    subSubcategory: 'blocks-stackers',
    kind: 'blocks',
    code: 'BL',
    packs: '3/6/12',
    margins: [30, 43],
    about: 'Smooth-edged pieces that build, sort and survive.',
    counter: 'Play schools buy by the carton in April.',
    points: ['From one year', 'Neem wood or virgin plastic'],
    rows: `
Alphabet Blocks Hindi & English | 52 pcs | 499 | red | अ to ज्ञ on one side, A to Z on the other.
Wooden Stacking Rings | 7 pcs | 349 | mango | Seven rings in rainbow order.
Building Blocks Bucket | 100 pcs | 599 | ocean | A hundred bricks in a bucket.
Shape Sorter Cube | 12 pcs | 425 | leaf | Twelve shapes, twelve holes. | packs=3/6
`,
  },
];
