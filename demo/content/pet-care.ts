import type { Line } from './line.ts';

export const petCare: Line[] = [
  {
    brand: 'Sheroo',
    subcategory: 'dog-food',
    subSubcategory: 'dog-dry-food',
    kind: 'bag',
    code: 'DF',
    packs: '2/4/8',
    margins: [12, 20],
    about: 'Crunchy kibble with real meat meal, rice and vegetables in a resealable bag.',
    counter: 'Customers change food rarely: once they choose yours, they come monthly.',
    points: ['Complete daily meal', 'Feeding table on the back'],
    rows: `
Adult Dog Food Chicken & Rice | 3 kg | 749 | saffron | A month for a medium dog. | best=1
Adult Dog Food Chicken & Rice | 10 kg | 2149 | saffron | The kennel sack. | packs=1/2/4
Adult Dog Food Vegetarian | 3 kg | 699 | leaf | Soya, paneer whey and vegetables.
Puppy Food Chicken & Milk | 1.2 kg | 365 | sky | Small kibble for small teeth.
Senior Dog Food Fish | 3 kg | 899 | ocean | With glucosamine for old hips. | stock=0
Small Breed Adult Food | 1.5 kg | 475 | berry | For pugs, spitz and the like.
`,
  },
  {
    brand: 'Sheroo',
    subcategory: 'dog-food',
    subSubcategory: 'dog-wet-food',
    kind: 'pouch',
    code: 'WF',
    packs: '15/30/60',
    margins: [14, 24],
    about: 'Tender chunks in gravy, steamed in the pouch; no preservatives.',
    counter: 'Fussy eaters and summer days: sell it as a topping on dry food.',
    points: ['Tear, pour, serve', 'Keeps 24 hours in the fridge once open'],
    rows: `
Chicken Chunks in Gravy | 80 g | 45 | saffron | For adult dogs, any breed.
Puppy Chicken Gravy | 70 g | 42 | sky | Softer chunks, more calcium.
Veg Pumpkin Gravy | 80 g | 40 | mango | Easy on upset stomachs.
`,
  },
  {
    brand: 'Sheroo',
    subcategory: 'dog-food',
    subSubcategory: 'dog-treats',
    kind: 'pouch',
    code: 'TR',
    packs: '6/12/24',
    margins: [28, 42],
    about: 'Oven-baked rewards without added sugar or salt.',
    counter: 'Impulse at the counter: put the jar where the dog can smell it.',
    points: ['Zip keeps them crisp', 'Break to size for training'],
    rows: `
Chicken Jerky Strips | 100 g | 199 | saffron | Pure dried chicken.
Milk Biscuits | 500 g | 175 | milk | The everyday reward.
Dental Sticks | 7 pcs | 145 | mint | One a day scrubs tartar.
Peanut Butter Training Bites | 150 g | 165 | honey | Pea-sized for quick praise.
Himalayan Yak Chew | 70 g | 249 | sand | Hard cheese that lasts for hours. | stock=15
`,
  },
  {
    brand: 'Billoo',
    subcategory: 'cat-food-litter',
    subSubcategory: 'cat-food',
    kind: 'bag',
    code: 'CF',
    packs: '3/6/12',
    margins: [13, 22],
    about: 'Crisp bites with taurine, made for how cats really eat: often and little.',
    counter: 'Cat owners in the city have doubled; give them a shelf of their own.',
    points: ['Complete food with taurine', 'Urinary-care mineral balance'],
    rows: `
Cat Food Ocean Fish | 1.1 kg | 399 | ocean | The favourite of most toms.
Cat Food Ocean Fish | 3 kg | 999 | ocean | The month bag. | packs=2/4/8
Cat Food Chicken | 1.1 kg | 389 | saffron | For those who refuse fish.
Kitten Food Mackerel | 450 g | 199 | sky | From two to twelve months.
Tuna in Jelly | 85 g | 45 | red | Wet pouch, all tuna flakes. | kind=pouch; packs=12/24/48
Creamy Cat Treat Salmon | 4 × 15 g | 99 | rose | Squeeze and lick. | kind=sachet-strip; packs=12/24/48
`,
  },
  {
    brand: 'Billoo',
    subcategory: 'cat-food-litter',
    subSubcategory: 'cat-litter',
    kind: 'bag',
    code: 'CL',
    packs: '2/4/8',
    margins: [22, 34],
    about: 'Fast-clumping bentonite, dust-cleaned twice, that holds smell for a week.',
    counter: 'Heavy but regular: offer delivery and the customer is yours.',
    points: ['Clumps in seconds', 'Scoop, top up, done'],
    rows: `
Clumping Litter Unscented | 5 kg | 399 | sand | For sensitive noses. | mrps=-/-/389
Clumping Litter Lavender | 5 kg | 425 | lavender | Lightly scented.
Tofu Litter Green Tea | 6 litre | 649 | leaf | Flushable and almost dust-free. | packs=2/4
Litter Scoop | 1 pc | 120 | ocean | Wide slots, strong handle. | kind=comb; packs=6/12/24
`,
  },
  {
    brand: 'Pawsari',
    subcategory: 'pet-grooming',
    subSubcategory: 'pet-shampoo',
    kind: 'bottle',
    code: 'SH',
    packs: '6/12/24',
    margins: [26, 40],
    about: 'Balanced for pet skin, rinses fast, and leaves no perfume cloud.',
    counter: 'Summer is bath season; tie it up with a brush as a set.',
    points: ['No parabens', 'Safe from 12 weeks'],
    rows: `
Neem Pet Shampoo | 200 ml | 175 | leaf | Keeps itch and odour down.
Oatmeal Pet Shampoo | 200 ml | 210 | sand | Calms dry, itchy skin.
Puppy Shampoo Tearless | 200 ml | 195 | sky | For first baths.
Dry Bath Foam for Cats | 150 ml | 249 | lavender | No water, no scratches. | kind=pump-bottle
2-in-1 Shampoo & Conditioner | 300 ml | 299 | rose | For long coats that tangle.
`,
  },
  {
    brand: 'Pawsari',
    subcategory: 'pet-grooming',
    subSubcategory: 'tick-flea',
    kind: 'spray',
    code: 'TF',
    packs: '6/12/24',
    margins: [24, 38],
    about: 'Tested protection against ticks and fleas through the rains.',
    counter: 'From June to October never be without it.',
    points: ['Read the leaflet before use', 'Keep away from food'],
    rows: `
Tick & Flea Spray | 250 ml | 445 | orange | For large dogs and kennels.
Tick & Flea Powder | 100 g | 145 | honey | Dust in, brush out. | kind=bottle
Tick & Flea Collar for Dogs | 1 pc | 349 | red | Four months in one collar. | kind=collar
Anti-Tick Soap | 75 g | 85 | leaf | Neem bar for weekly baths. | kind=soap; packs=12/24/48
`,
  },
  {
    brand: 'Pawsari',
    subcategory: 'pet-grooming',
    subSubcategory: 'pet-combs-wipes',
    kind: 'comb',
    code: 'CW',
    packs: '6/12/24',
    margins: [30, 44],
    about: 'Tools that a nervous dog gets used to, with rounded pins and soft grips.',
    counter: 'Show the slicker brush on a sleeve: the fluff convinces.',
    points: ['Rounded tips', 'Washable'],
    rows: `
Slicker Brush | 1 pc | 275 | ocean | Lifts loose undercoat.
Flea Comb Steel | 1 pc | 149 | charcoal | Fine teeth, long handle.
Bath Glove Rubber | 1 pc | 165 | orange | Massage and shampoo in one.
Pet Wipes Aloe | 80 pcs | 199 | aloe | Paws and ears after the walk. | kind=wipes
`,
  },
  {
    brand: 'Pawsari',
    subcategory: 'pet-accessories',
    subSubcategory: null,
    kind: 'collar',
    code: 'AC',
    packs: '6/12/24',
    margins: [32, 44],
    about: 'Strong nylon, welded rings and colours that stay through the monsoon.',
    counter: 'A wall hook display takes one square foot and earns all year.',
    points: ['Adjustable', 'Seams tested to 60 kg'],
    rows: `
Nylon Collar | S, 1 pc | 99 | red | For puppies and cats, with bell.
Nylon Collar | M, 1 pc | 129 | ocean | For indies, beagles and spitz.
Nylon Collar | L, 1 pc | 159 | charcoal | For labradors and shepherds.
Leash & Harness Set | M, 1 set | 399 | leaf | Chest harness with a 1.2 m leash. | packs=3/6/12
Steel Food Bowl Anti-Skid | 700 ml | 249 | mint | Rubber ring underneath. | kind=bowl
Slow Feeder Bowl | 1 pc | 299 | sky | For dogs who gulp. | kind=bowl
Rubber Ball | 6 cm | 79 | orange | Solid, bouncy, floats. | kind=ball
Cotton Rope Toy | 30 cm | 125 | rose | Cleans teeth while they tug. | kind=rope-toy
Rope Bone with Ball | 25 cm | 169 | mango | Rope and rubber in one toy. | kind=rope-toy; packs=6
`,
  },
];
