import type { Line } from './line.ts';

export const pharmacy: Line[] = [
  {
    brand: 'Arogin',
    subcategory: 'fever-pain-relief',
    subSubcategory: 'pain-tablets',
    kind: 'blister',
    code: 'TB',
    packs: '10/50/100',
    margins: [14, 24],
    about: 'Sealed blister strips with batch number and expiry printed on every strip.',
    counter: 'A daily seller at any chemist counter; demand doubles in the monsoon fever weeks.',
    points: ['Store below 25 °C, away from light', 'At least 14 months to expiry on despatch'],
    rows: `
Paracetamol 500 mg | 10 tablets | 12 | red | For fever and mild to moderate pain in adults. | best=1
Paracetamol 650 mg | 15 tablets | 32 | berry | The stronger strip for high fever and body ache.
Paracetamol & Caffeine | 10 tablets | 38 | coffee | For headache with tiredness; not for children.
Ibuprofen 200 mg | 10 tablets | 22 | orange | Eases dental pain, sprains and period cramps.
`,
  },
  {
    brand: 'Dr. Ilaaj',
    subcategory: 'fever-pain-relief',
    subSubcategory: 'balms-gels',
    kind: 'flat-tin',
    code: 'BM',
    packs: '12/24/48',
    margins: [18, 30],
    about: 'A strong menthol and camphor balm in a screw-top tin that survives pockets and bags.',
    counter: 'Keep a tin open at the counter: the smell sells it, winter and summer.',
    points: ['For outside use only', 'Non-greasy, no stain on clothes'],
    rows: `
Pain Balm | 9 g | 40 | orange | The pocket tin for headache and stiff neck.
Pain Balm | 30 g | 115 | orange | The family tin for backs, knees and shoulders.
Strong Balm Extra Hot | 20 g | 95 | red | Capsicum warmth for old joint pain.
`,
  },
  {
    brand: 'Arogin',
    subcategory: 'fever-pain-relief',
    subSubcategory: 'balms-gels',
    kind: 'tube',
    code: 'GL',
    packs: '10/20/50',
    margins: [16, 27],
    about: 'A clear, quickly absorbed gel in a laminated tube with a tamper-proof seal.',
    counter: 'Stock it beside crepe bandages; the two leave the shop together.',
    points: ['Do not apply on broken skin', 'Carton carries dosage text in Hindi and English'],
    rows: `
Diclofenac Pain Relief Gel 1% | 30 g | 98 | ocean | For sprains, back pain and swollen joints.
Diclofenac Pain Relief Gel 1% | 75 g | 185 | ocean | The large tube for regular knee and back pain.
Ice Gel | 50 g | 120 | sky | Menthol cooling for fresh sports knocks.
`,
  },
  {
    brand: 'Dr. Ilaaj',
    subcategory: 'fever-pain-relief',
    subSubcategory: 'pain-sprays-oils',
    kind: 'spray',
    code: 'SP',
    packs: '6/12/24',
    margins: [20, 31],
    about: 'An upright-and-inverted aerosol that reaches the back without a second pair of hands.',
    counter: 'Gyms, schools and cricket clubs buy this by the dozen before the season.',
    points: ['Flammable: keep away from flame and sun', 'Dries in under a minute'],
    rows: `
Fast Relief Spray | 50 g | 149 | red | The handy size for kit bags.
Fast Relief Spray | 100 g | 245 | red | The clubhouse size with twice the sprays.
Cold Spray | 100 ml | 199 | sky | Instant chill for knocks and muscle pulls. | stock=0
`,
  },
  {
    brand: 'Dr. Ilaaj',
    subcategory: 'fever-pain-relief',
    subSubcategory: 'pain-sprays-oils',
    kind: 'bottle',
    code: 'PO',
    packs: '6/12/24',
    margins: [20, 33],
    about: 'A sesame-based massage oil with mahanarayan herbs, slow-cooked the traditional way.',
    counter: 'Older customers return for it month after month; keep both sizes in view.',
    points: ['Warm slightly before massage', 'Leak-proof inner plug'],
    rows: `
Joint Pain Oil | 60 ml | 85 | saffron | The trial size for knees and shoulders.
Joint Pain Oil | 120 ml | 155 | saffron | A month of evening massage.
`,
  },
  {
    brand: 'Medoon',
    subcategory: 'cough-cold',
    subSubcategory: 'cough-syrups',
    kind: 'syrup',
    code: 'CS',
    packs: '6/12/24',
    margins: [15, 25],
    about: 'Sugar-balanced syrup in an amber bottle with a marked measuring cup.',
    counter: 'October to February this moves faster than anything else on the shelf.',
    points: ['Non-drowsy day formula', 'Shake well; use within 30 days of opening'],
    rows: `
Tulsi Cough Syrup | 100 ml | 95 | leaf | Tulsi, mulethi and honey for dry, tickly cough.
Tulsi Cough Syrup | 200 ml | 165 | leaf | The family bottle of the tulsi formula.
Honey Ginger Cough Syrup | 100 ml | 105 | honey | Ginger and honey for a sore, scratchy throat. | mrps=-/-/99
Children's Cough Syrup | 60 ml | 78 | berry | Mild, raspberry-flavoured, from two years up.
Sugar-Free Cough Syrup | 100 ml | 118 | sky | For customers who watch their sugar.
`,
  },
  {
    brand: 'Medoon',
    subcategory: 'cough-cold',
    subSubcategory: 'throat-lozenges',
    kind: 'pouch',
    code: 'LZ',
    packs: '5/10/20',
    margins: [20, 34],
    about: 'Individually wrapped hard lozenges in a counter pouch that stands by itself.',
    counter: 'Place by the cash box: most are bought with the change.',
    points: ['Each piece wrapped and dated', 'Vegetarian, no gelatine'],
    rows: `
Ginger Lemon Lozenges | 100 pieces | 100 | lemon | One-rupee throat sweets with real ginger.
Tulsi Mint Lozenges | 100 pieces | 100 | mint | Opens the nose and cools the throat.
Orange Vitamin C Lozenges | 50 pieces | 125 | orange | Two and a half rupees each, with vitamin C.
`,
  },
  {
    brand: 'Dr. Ilaaj',
    subcategory: 'cough-cold',
    subSubcategory: 'rubs-inhalers',
    kind: 'jar',
    code: 'VR',
    packs: '12/24/48',
    margins: [16, 28],
    about: 'A vapour rub of camphor, eucalyptus and ajwain oil in a soft base.',
    counter: 'Mothers ask for it by smell; it belongs at eye level from Diwali to Holi.',
    points: ['Chest, back and throat only', 'Not for babies under two'],
    rows: `
Vapour Rub | 25 g | 85 | ocean | The size that lasts one winter cold.
Vapour Rub | 50 g | 155 | ocean | For the joint family.
`,
  },
  {
    brand: 'Medoon',
    subcategory: 'cough-cold',
    subSubcategory: 'rubs-inhalers',
    kind: 'stick',
    code: 'IN',
    packs: '20/60/120',
    margins: [22, 35],
    about: 'A pocket inhaler with menthol, camphor and eucalyptus on a cotton wick.',
    counter: 'Hang the card at the counter; bus and hill-road travellers take two.',
    points: ['Cap clicks shut, keeps its strength', 'Sold loose from a display card'],
    rows: `
Nasal Inhaler | 0.5 ml | 35 | sky | Clears a blocked nose in seconds.
Nasal Inhaler Eucalyptus | 1 ml | 59 | mint | The stronger stick with double the oil.
`,
  },
  {
    brand: 'Arogin',
    subcategory: 'stomach-care',
    subSubcategory: 'ors-rehydration',
    kind: 'carton',
    code: 'OR',
    packs: '10/50/100',
    margins: [15, 26],
    about: 'Oral rehydration salts in the WHO proportion, sealed in moisture-proof foil.',
    counter: 'Build stock before May; in a heatwave it runs out by noon.',
    points: ['One sachet to one litre of clean water', 'Mixed drink keeps for 24 hours'],
    rows: `
ORS Orange | 21.8 g | 23 | orange | The taste children accept. | best=1; kind=sachet-strip
ORS Lemon | 21.8 g | 23 | lemon | Fresh and not too sweet. | kind=sachet-strip
ORS Ready Drink Orange | 200 ml | 35 | orange | Ready to drink from the carton, straw attached.
ORS Ready Drink Apple | 200 ml | 35 | red | Ready-mixed, sweet apple taste. | stock=17
`,
  },
  {
    brand: 'Arogin',
    subcategory: 'stomach-care',
    subSubcategory: 'antacids',
    kind: 'syrup',
    code: 'AC',
    packs: '6/12/24',
    margins: [14, 23],
    about: 'A smooth antacid suspension of aluminium and magnesium hydroxide with simethicone.',
    counter: 'The wedding season brings people in for it; keep it next to the digestives.',
    points: ['Shake well before use', 'Two teaspoons after meals, as directed'],
    rows: `
Antacid Syrup Mint | 170 ml | 112 | mint | The classic white-mint taste.
Antacid Syrup Saunf | 170 ml | 115 | leaf | Fennel taste, popular after heavy meals.
`,
  },
  {
    brand: 'Dr. Ilaaj',
    subcategory: 'stomach-care',
    subSubcategory: 'antacids',
    kind: 'sachet-strip',
    code: 'EN',
    packs: '30/60/120',
    margins: [13, 22],
    about: 'A fizzing antacid powder that works in the glass within six seconds.',
    counter: 'Sold by the sachet at paan shops, dhabas and chemists alike.',
    points: ['One sachet in half a glass of water', 'Foil stays crisp through the monsoon'],
    rows: `
Fizz Antacid Lemon | 5 g | 10 | lemon | The ten-rupee sachet that ends a heavy lunch.
Fizz Antacid Regular | 5 g | 10 | sky | Plain salt taste, as grandfathers like it.
Fizz Antacid Cola | 5 g | 10 | coffee | The new taste; ask for the free dangler. | packs=60
`,
  },
  {
    brand: 'Dr. Ilaaj',
    subcategory: 'stomach-care',
    subSubcategory: 'digestives',
    kind: 'bottle',
    code: 'DG',
    packs: '12/24/48',
    margins: [20, 34],
    about: 'Small digestive tablets of amla, jeera and black salt in a flip-top bottle.',
    counter: 'Children buy it as a sweet, their parents as a remedy; both come back.',
    points: ['Flip-top keeps flies and damp out', 'No artificial colour'],
    rows: `
Hing Goli | 60 g | 50 | saffron | Hing and ajwain against gas.
Amla Candy Chatpata | 120 g | 90 | leaf | Dried amla with rock salt.
Jaljeera Powder | 100 g | 65 | mint | A teaspoon in cold water, ready for summer.
`,
  },
  {
    brand: 'Curisol',
    subcategory: 'first-aid',
    subSubcategory: 'antiseptics',
    kind: 'bottle',
    code: 'AS',
    packs: '6/12/24',
    margins: [13, 22],
    about: 'A concentrated antiseptic for wounds, washing and the mop bucket.',
    counter: 'A household staple: never let the shelf show a gap.',
    points: ['Dilute as shown on the back label', 'Child-safe ribbed cap'],
    rows: `
Antiseptic Liquid | 250 ml | 132 | honey | For the bathroom shelf.
Antiseptic Liquid | 550 ml | 249 | honey | The monthly-grocery bottle.
Antiseptic Liquid | 1 litre | 415 | honey | For clinics, crèches and hostels. | packs=4/8/12
Surgical Spirit | 500 ml | 145 | sky | The clinic bottle. | stock=0
Hydrogen Peroxide 6% | 100 ml | 32 | mint | For cleaning cuts and grazes.
`,
  },
  {
    brand: 'Curisol',
    subcategory: 'first-aid',
    subSubcategory: 'antiseptics',
    kind: 'tube',
    code: 'OI',
    packs: '10/20/50',
    margins: [16, 26],
    about: 'A soothing antiseptic in an aluminium tube with a piercing cap.',
    counter: 'Kitchen burns and scraped knees: keep it where people can see it.',
    points: ['For external use only', 'Carton and leaflet inside'],
    rows: `
Povidone Iodine 5% Ointment | 20 g | 68 | coffee | For cuts, wounds and minor burns.
Antiseptic Cream | 20 g | 45 | red | The first thing mothers reach for.
Burn Relief Cream | 15 g | 55 | aloe | Aloe and silver sulfadiazine 1% for small burns.
`,
  },
  {
    brand: 'Curisol',
    subcategory: 'first-aid',
    subSubcategory: 'plasters-bandages',
    kind: 'carton',
    code: 'PL',
    packs: '5/10/20',
    margins: [22, 36],
    about: 'Breathable strips with a non-stick pad and strong adhesive that holds in the rain.',
    counter: 'Open one box by the till and sell singles; the margin is worth it.',
    points: ['Each strip sealed and sterile', 'Hypoallergenic adhesive'],
    rows: `
Adhesive Plasters Washproof | 100 strips | 150 | sand | The counter box of skin-coloured strips.
Adhesive Plasters Fabric | 100 strips | 180 | honey | Stretch fabric for fingers and knuckles.
Kids Plasters Jungle Print | 50 strips | 125 | mango | Tigers and elephants that stop the tears.
Waterproof Wound Dressing with Absorbent Pad | 25 pieces | 425 | sky | See-through film with a wide pad. | name=Curisol Sterile Waterproof Transparent Wound Dressing with Absorbent Non-Adherent Pad, 10 cm × 8 cm, Box of 25 pieces; packs=3/6/12
`,
  },
  {
    brand: 'Curisol',
    subcategory: 'first-aid',
    subSubcategory: 'plasters-bandages',
    kind: 'roll',
    code: 'CB',
    packs: '6/12/24',
    margins: [24, 38],
    about: 'Cotton crepe with fast edges that keeps its stretch after washing.',
    counter: 'Orthopaedic clinics nearby will ask for 10 cm; schools for 6 cm.',
    points: ['Two clips in every box', 'Washable and reusable'],
    rows: `
Crepe Bandage 6 cm | 4 m | 120 | sand | For wrists and children's ankles.
Crepe Bandage 10 cm | 4 m | 189 | sand | For knees and thighs.
Paper Surgical Tape 1 inch | 9 m | 70 | sky | Gentle micropore tape for dressings.
Cohesive Bandage 7.5 cm | 4.5 m | 165 | ocean | Sticks to itself, not to hair or skin. | stock=12
`,
  },
  {
    brand: 'Curisol',
    subcategory: 'first-aid',
    subSubcategory: 'cotton-gauze',
    kind: 'roll',
    code: 'CT',
    packs: '10/20/40',
    margins: [18, 30],
    about: 'Bleached, carded absorbent cotton that sinks in water within ten seconds.',
    counter: 'Steady through the year, with a jump before Navratri for diyas.',
    points: ['Absorbent cotton I.P.', 'Packed in sealed paper'],
    rows: `
Absorbent Cotton Roll | 100 g | 68 | sky | The usual household roll.
Absorbent Cotton Roll | 500 g | 260 | sky | For clinics and beauty parlours. | packs=4/8/16
Gauze Swabs Sterile | 100 pieces | 140 | mint | Eight-ply, 5 cm square. | kind=carton
`,
  },
  {
    brand: 'Medoon',
    subcategory: 'eye-ear-care',
    subSubcategory: null,
    kind: 'dropper',
    code: 'ED',
    packs: '10/20/50',
    margins: [15, 26],
    about: 'Sterile drops in a squeeze bottle whose tip gives one even drop.',
    counter: 'Dust, screens and conjunctivitis season keep this corner busy.',
    points: ['Use within 28 days of opening', 'Tamper-evident ring'],
    rows: `
Lubricant Eye Drops | 10 ml | 135 | sky | For dry, tired, screen-worn eyes.
Rose Water Eye Drops | 10 ml | 48 | rose | Cooling drops after a dusty ride.
Ear Wax Softener Drops | 10 ml | 82 | honey | Loosens wax in three to five days.
Saline Nasal Drops | 20 ml | 58 | ocean | Safe for babies' blocked noses.
Contact Lens Solution | 120 ml | 245 | mint | Cleans, rinses and stores soft lenses. | kind=bottle; packs=4/8
`,
  },
];
