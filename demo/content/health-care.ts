import type { Line } from './line.ts';

export const healthCare: Line[] = [
  {
    brand: 'Shaktivo',
    subcategory: 'nutrition-drinks',
    subSubcategory: 'protein-powder',
    kind: 'tub',
    code: 'PP',
    packs: '2/4/8',
    margins: [15, 26],
    about: 'A protein blend that mixes in cold milk without lumps, scoop inside.',
    counter: 'Display it high and facing the door: one sale pays for the shelf.',
    points: ['Scoop and lid seal inside', 'Vegetarian, FSSAI licensed plant'],
    rows: `
Protein Powder Chocolate | 400 g | 649 | coffee | Thirteen grams of protein in every serving.
Protein Powder Kesar Badam | 400 g | 675 | saffron | The taste of badam milk, without the sugar.
Whey Protein Double Chocolate | 1 kg | 2199 | coffee | Twenty-four grams of whey protein a scoop. | packs=1/3/6
Whey Protein Mango | 1 kg | 2199 | mango | Alphonso taste for the gym crowd. | packs=1/3/6; stock=7
Mother's Protein Elaichi | 200 g | 345 | rose | With iron, folic acid and DHA for new mothers.
`,
  },
  {
    brand: 'Shaktivo',
    subcategory: 'nutrition-drinks',
    subSubcategory: 'glucose-energy',
    kind: 'carton',
    code: 'GE',
    packs: '6/12/24',
    margins: [11, 19],
    about: 'Fine glucose powder with calcium and vitamin D that dissolves at once.',
    counter: 'From Holi to the rains, stack it at the entrance.',
    points: ['Inner pouch keeps it free-flowing', 'Ready in ten seconds'],
    rows: `
Glucose Powder Regular | 500 g | 125 | sky | The household box.
Glucose Powder Orange | 500 g | 149 | orange | Tang of orange, loved by schoolchildren. | mrps=-/-/145
Glucose Powder Nimbu Pani | 500 g | 149 | lemon | Tastes like fresh nimbu pani.
Glucose Powder Mango | 200 g | 72 | mango | A smaller box with aam panna taste.
Energy Drink Powder Lemon | 1 kg | 265 | lemon | The refill pouch for big families. | kind=pouch
`,
  },
  {
    brand: 'Shaktivo',
    subcategory: 'nutrition-drinks',
    subSubcategory: 'malt-drinks',
    kind: 'tub',
    code: 'ML',
    packs: '4/8/12',
    margins: [10, 17],
    about: 'A malted drink of barley, milk solids and cocoa with added vitamins.',
    counter: 'Goes on the monthly ration list; the refill pouch brings them back.',
    points: ['With iron, zinc and vitamin D', 'Mixes hot or cold'],
    rows: `
Malt Drink Chocolate | 500 g | 239 | coffee | The family jar for breakfast milk.
Malt Drink Kesar Pista | 500 g | 259 | saffron | A festive taste with saffron and pistachio.
Malt Drink Refill Classic | 750 g | 299 | honey | Refill pouch, cheaper per cup. | kind=pouch
Junior Malt Drink Strawberry | 400 g | 245 | rose | For two to five years, with DHA. | stock=0
`,
  },
  {
    brand: 'Vaidyaro',
    subcategory: 'ayurveda',
    subSubcategory: 'chyawanprash',
    kind: 'jar',
    code: 'CP',
    packs: '4/8/12',
    margins: [16, 26],
    about: 'Amla cooked with forty-one herbs in cow ghee, by the classical method.',
    counter: 'Order early in September: the whole valley starts it with the first chill.',
    points: ['One to two teaspoons a day with milk', 'Spoon inside the larger jars'],
    rows: `
Chyawanprash | 500 g | 195 | saffron | The everyday jar with fresh Uttarakhand amla. | best=1
Chyawanprash | 1 kg | 349 | saffron | The winter jar for the whole family.
Chyawanprash Sugar-Free | 500 g | 285 | leaf | Sweetened with stevia for diabetic customers.
Chyawanprash Kesar & Gold | 900 g | 575 | gold | With saffron and swarna bhasma.
Chyawanprash Mango for Kids | 450 g | 225 | mango | The taste that children do not refuse.
`,
  },
  {
    brand: 'Vaidyaro',
    subcategory: 'ayurveda',
    subSubcategory: 'herbal-juices',
    kind: 'bottle',
    code: 'JU',
    packs: '4/8/12',
    margins: [24, 38],
    about: 'Cold-pressed and filled without added water or sugar.',
    counter: 'Morning walkers buy it by the litre; recommend one bottle for a month.',
    points: ['30 ml in a glass of water, twice a day', 'Refrigerate after opening'],
    rows: `
Aloe Vera Juice | 1 litre | 245 | aloe | The month-long bottle.
Amla Juice | 1 litre | 220 | leaf | From fresh hill amla, rich in vitamin C.
Giloy Tulsi Juice | 500 ml | 185 | mint | The pair people ask for in the flu season.
Karela Jamun Juice | 1 litre | 265 | plum | Bitter and honest, for those who watch sugar.
`,
  },
  {
    brand: 'Vaidyaro',
    subcategory: 'ayurveda',
    subSubcategory: 'churna-powder',
    kind: 'carton',
    code: 'CH',
    packs: '6/12/24',
    margins: [25, 40],
    about: 'Sieved fine and packed in an inner foil pouch so that the aroma stays.',
    counter: 'Keep the Hindi side of the box to the front; half the buyers look for it.',
    points: ['With warm water at bedtime', 'Ayurvedic proprietary medicine'],
    rows: `
Triphala Churna | 100 g | 80 | leaf | Amla, haritaki and bibhitaki in equal parts.
Ashwagandha Churna | 100 g | 130 | coffee | Root powder for strength and sound sleep.
Isabgol Husk | 200 g | 270 | sand | The value box of clean husk.
Haldi Milk Mix | 150 g | 165 | gold | Turmeric, pepper and jaggery for golden milk.
त्रिफला चूर्ण | 200 g | 150 | leaf | The same triphala with the label wholly in Hindi. | name=वैद्यारो त्रिफला चूर्ण 200 g; slug=vaidyaro-triphala-churna-hindi-200-g
`,
  },
  {
    brand: 'Vaidyaro',
    subcategory: 'ayurveda',
    subSubcategory: 'honey',
    kind: 'jar',
    code: 'HN',
    packs: '6/12/24',
    margins: [17, 29],
    about: 'Honey from apiaries of the Doon and Kumaon valleys, filtered but not heated.',
    counter: 'Tourists take it home as a gift; locals for tea and face packs.',
    points: ['May crystallise in winter: warm gently', 'Tested batch by batch'],
    rows: `
Himalayan Multiflora Honey | 250 g | 145 | honey | From mixed hill flowers.
Himalayan Multiflora Honey | 500 g | 265 | honey | The breakfast-table jar.
Litchi Honey | 250 g | 175 | gold | Light and floral, from Dehradun's litchi orchards.
`,
  },
  {
    brand: 'Vitagiri',
    subcategory: 'vitamins',
    subSubcategory: 'multivitamins',
    kind: 'bottle',
    code: 'MV',
    packs: '3/6/12',
    margins: [28, 42],
    about: 'One tablet a day covers the vitamins most Indian plates fall short of.',
    counter: 'Explain it once and you gain a customer for every month of the year.',
    points: ['Sealed bottle with silica', 'Vegetarian tablets'],
    rows: `
Multivitamin for Men | 60 tablets | 399 | ocean | With zinc, ginseng and B-complex.
Multivitamin for Women | 60 tablets | 399 | rose | With iron, biotin and folic acid.
Multivitamin 50+ | 60 tablets | 449 | plum | With lutein and vitamin B12 for seniors.
Kids Vitamin Gummies | 30 gummies | 299 | berry | Mixed-fruit bears, one a day.
Omega-3 Fish Oil | 60 capsules | 549 | gold | One gram with EPA and DHA, no fishy burp.
`,
  },
  {
    brand: 'Vitagiri',
    subcategory: 'vitamins',
    subSubcategory: 'calcium-iron',
    kind: 'blister',
    code: 'CI',
    packs: '10/20/50',
    margins: [18, 30],
    about: 'Coated tablets that go down easily, in a calendar blister.',
    counter: 'Doctors in town write it daily; ten strips rarely last a week.',
    points: ['One tablet after food, or as advised', 'Free from gelatine'],
    rows: `
Calcium & Vitamin D3 | 15 tablets | 98 | milk | Five hundred milligrams of calcium with D3.
Iron & Folic Acid | 15 tablets | 72 | red | For low haemoglobin, gentle on the stomach.
Zinc & Vitamin C Chewable | 15 tablets | 55 | orange | Orange-flavoured, to chew.
Vitamin D3 60K | 4 capsules | 128 | gold | The weekly capsule, sold on advice.
Magnesium Night | 10 tablets | 145 | lavender | For cramps and restless legs. | packs=10/20
`,
  },
  {
    brand: 'Vitagiri',
    subcategory: 'vitamins',
    subSubcategory: 'effervescent',
    kind: 'tin',
    code: 'EF',
    packs: '6/12/24',
    margins: [26, 40],
    about: 'Fizzing tablets in a tube with a desiccant cap; one tablet, one glass.',
    counter: 'A ready answer to "something for immunity" at the counter.',
    points: ['Zero added sugar', 'Close the cap at once after use'],
    rows: `
Vitamin C Fizz Orange | 20 tablets | 249 | orange | One thousand milligrams with zinc.
Electrolyte Fizz Lemon | 15 tablets | 225 | lemon | Salts for sweat, treks and hot kitchens.
Multivitamin Fizz Berry | 20 tablets | 275 | berry | Twelve vitamins in a berry drink.
`,
  },
  {
    brand: 'Pulsira',
    subcategory: 'health-devices',
    subSubcategory: 'thermometers',
    kind: 'thermometer',
    code: 'TH',
    packs: '5/10/20',
    margins: [28, 42],
    about: 'Reads in Celsius and Fahrenheit and remembers the last value.',
    counter: 'Every new parent needs one; show how fast it beeps.',
    points: ['Battery included', 'One-year replacement warranty'],
    rows: `
Digital Thermometer | 1 pc | 199 | sky | A beep in sixty seconds, accurate to 0.1 °C.
Digital Thermometer Fast 10 s | 1 pc | 349 | orange | Ready in ten seconds, waterproof.
Infrared Forehead Thermometer | 1 pc | 1299 | ocean | Non-contact, one second, with fever colours. | packs=1/3/6; stock=0
`,
  },
  {
    brand: 'Pulsira',
    subcategory: 'health-devices',
    subSubcategory: 'bp-sugar-check',
    kind: 'bp-monitor',
    code: 'BP',
    packs: '1/3/6',
    margins: [24, 37],
    about: 'Clinically checked home device with large figures and Hindi instructions.',
    counter: 'Offer a free reading in the shop: the machine sells itself.',
    points: ['Two-year warranty, service in Dehradun', 'Batteries and case in the box'],
    rows: `
BP Monitor Upper Arm | 1 pc | 1849 | ocean | Fully automatic, with irregular-beat warning.
BP Monitor Talking Hindi | 1 pc | 2499 | red | Says the result aloud in Hindi.
Glucometer Kit with 25 Strips | 1 pc | 899 | red | Five-second result, no coding. | kind=glucometer
Glucose Test Strips | 50 strips | 725 | red | For the Pulsira glucometer. | kind=carton; packs=2/5/10
Lancets Round | 100 pieces | 120 | sky | Fine 30G, fits all common devices. | kind=carton; packs=5/10/20
Fingertip Pulse Oximeter | 1 pc | 1199 | ocean | SpO₂ and pulse in eight seconds. | kind=oximeter
`,
  },
  {
    brand: 'Pulsira',
    subcategory: 'health-devices',
    subSubcategory: 'steam-heat',
    kind: 'steamer',
    code: 'ST',
    packs: '2/4/8',
    margins: [25, 38],
    about: 'Simple, sturdy comfort for colds, cramps and stiff backs.',
    counter: 'Asked for from November on; keep one out of the box to show.',
    points: ['ISI-marked cord where electric', 'One-year warranty'],
    rows: `
Steam Inhaler 3-in-1 | 1 pc | 399 | sky | Steam, facial and nozzle caps, auto cut-off.
Hot Water Bag Rubber | 2 litre | 325 | red | Ribbed rubber with a leak-proof stopper. | kind=hot-bag
Reusable Hot & Cold Gel Pack | 1 pc | 249 | ocean | From the freezer or from hot water. | kind=hot-bag; stock=18
Compressor Nebuliser Kit for Children & Adults | 1 pc | 1749 | mint | With two masks and a quiet motor. | kind=bp-monitor; packs=1/2/4; name=Pulsira Compressor Nebuliser Machine Complete Kit with Child & Adult Masks, Mouthpiece, Air Tube and 5 Spare Filters
`,
  },
  {
    brand: 'Swachhara',
    subcategory: 'hygiene',
    subSubcategory: 'sanitary-pads',
    kind: 'diaper-pack',
    code: 'SN',
    packs: '12/24/48',
    margins: [14, 24],
    about: 'A soft top sheet, leak-lock edges and a disposal cover with every pad.',
    counter: 'Give it a clean shelf of its own and a paper bag without being asked.',
    points: ['Individually wrapped', 'Disposal covers inside'],
    rows: `
Sanitary Pads Regular | 8 pads | 35 | rose | For normal days.
Sanitary Pads XL Wings | 7 pads | 45 | berry | Longer, with wings.
Sanitary Pads XXL Night | 6 pads | 75 | lavender | Wide back for the night.
Sanitary Pads XL Value Pack | 30 pads | 215 | berry | The month's saving pack. | packs=6/12/24
`,
  },
  {
    brand: 'Swachhara',
    subcategory: 'hygiene',
    subSubcategory: 'hand-hygiene',
    kind: 'pump-bottle',
    code: 'HH',
    packs: '6/12/24',
    margins: [16, 28],
    about: 'Kills 99.9 % of common germs and leaves hands soft, not dry.',
    counter: 'The pump sells once, the refill sells for ever: place them together.',
    points: ['Skin-friendly pH', 'Refill pouches available'],
    rows: `
Handwash Neem & Tulsi | 200 ml | 89 | leaf | Herbal and fresh for the kitchen sink.
Handwash Refill Neem & Tulsi | 750 ml | 119 | leaf | Refills the pump almost four times. | kind=pouch
Handwash Refill Rose | 1.5 litre | 209 | rose | The family refill. | kind=pouch
Hand Sanitiser 70% Alcohol | 100 ml | 50 | sky | Flip-top, dries in seconds. | kind=bottle
Hand Sanitiser 70% Alcohol | 500 ml | 199 | sky | The counter pump for your own shop too.
`,
  },
  {
    brand: 'Swachhara',
    subcategory: 'hygiene',
    subSubcategory: 'masks-gloves',
    kind: 'mask',
    code: 'MK',
    packs: '5/10/20',
    margins: [30, 43],
    about: 'Soft loops, firm nose wire and a filter layer that is really there.',
    counter: 'Dust on the highway works keeps these moving all year.',
    points: ['Sealed inner pouch', 'Batch tested'],
    rows: `
3-Ply Surgical Masks | 50 pcs | 150 | sky | Melt-blown middle layer, latex-free loops.
N95 Masks | 10 pcs | 299 | milk | Five layers, headband comfort.
Nitrile Gloves Powder-Free | 100 pcs | 449 | ocean | Size M, textured fingertips. | kind=carton
`,
  },
  {
    brand: 'Swachhara',
    subcategory: 'hygiene',
    subSubcategory: 'adult-diapers',
    kind: 'diaper-pack',
    code: 'AD',
    packs: '2/4/8',
    margins: [20, 32],
    about: 'Pull-up pants with an odour-lock core for up to ten dry hours.',
    counter: 'Families buy every week and stay loyal; offer home delivery of the big pack.',
    points: ['Unisex, soft waistband', 'Wetness line shows when to change'],
    rows: `
Adult Diaper Pants | L, 10 pcs | 475 | ocean | Waist 90 to 120 cm.
Adult Diaper Pants | XL, 10 pcs | 499 | ocean | Waist 115 to 140 cm. | stock=11
Underpads 60 × 90 cm | 10 pcs | 375 | sky | Protects the mattress, absorbs a litre.
`,
  },
  {
    brand: 'Dantika',
    subcategory: 'oral-care',
    subSubcategory: null,
    kind: 'tube',
    code: 'TP',
    packs: '12/24/48',
    margins: [10, 19],
    about: 'A foaming paste with calcium base and clove oil, free of sugar.',
    counter: 'Small tubes for the daily earner, big tubes for the family: keep both.',
    points: ['Fights cavities and bad breath', 'Laminated tube in carton'],
    rows: `
Clove & Salt Toothpaste | 150 g | 92 | mint | The family tube.
Charcoal White Toothpaste | 120 g | 129 | charcoal | Lifts tea and paan stains.
Babool Herbal Toothpaste | 175 g | 99 | leaf | Babool and meswak for firm gums.
Kids Toothpaste Strawberry | 80 g | 95 | rose | Low fluoride, from three years.
Sensitive Toothpaste | 70 g | 145 | sky | Potassium nitrate 5 % against cold pain.
Toothbrush Soft | 1 pc | 30 | ocean | Rounded soft bristles with cap. | kind=toothbrush
Kids Toothbrush | 1 pc | 45 | mango | Small head and a fat handle. | kind=toothbrush
Mouthwash Fresh Mint | 250 ml | 149 | mint | Alcohol-free freshness. | kind=bottle; packs=6/12/24
`,
  },
];
