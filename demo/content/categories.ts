type SubcategoryFacts = { name: string; slug: string; under: [name: string, slug: string][] };
export type CategoryFacts = { name: string; subcategories: SubcategoryFacts[] };

export const categoryFacts: CategoryFacts[] = [
  {
    name: 'Pharmacy',
    subcategories: [
      {
        name: 'Fever & Pain Relief',
        slug: 'fever-pain-relief',
        under: [
          ['Tablets', 'pain-tablets'],
          ['Balms & Gels', 'balms-gels'],
          ['Sprays & Oils', 'pain-sprays-oils'],
        ],
      },
      {
        name: 'Cough & Cold',
        slug: 'cough-cold',
        under: [
          ['Syrups', 'cough-syrups'],
          ['Lozenges', 'throat-lozenges'],
          ['Rubs & Inhalers', 'rubs-inhalers'],
        ],
      },
      {
        name: 'Stomach Care',
        slug: 'stomach-care',
        under: [
          ['ORS', 'ors-rehydration'],
          ['Antacids', 'antacids'],
          ['Digestives', 'digestives'],
        ],
      },
      {
        name: 'First Aid',
        slug: 'first-aid',
        under: [
          ['Antiseptics', 'antiseptics'],
          ['Plasters & Bandages', 'plasters-bandages'],
          ['Cotton & Gauze', 'cotton-gauze'],
        ],
      },
      { name: 'Eye & Ear Care', slug: 'eye-ear-care', under: [] },
    ],
  },
  {
    name: 'Health Care',
    subcategories: [
      {
        name: 'Nutrition Drinks',
        slug: 'nutrition-drinks',
        under: [
          ['Protein Powder', 'protein-powder'],
          ['Glucose & Energy', 'glucose-energy'],
          ['Malt Drinks', 'malt-drinks'],
        ],
      },
      {
        name: 'Ayurveda',
        slug: 'ayurveda',
        under: [
          ['Chyawanprash', 'chyawanprash'],
          ['Juices', 'herbal-juices'],
          ['Churna & Powder', 'churna-powder'],
          ['Honey', 'honey'],
        ],
      },
      {
        name: 'Vitamins',
        slug: 'vitamins',
        under: [
          ['Multivitamins', 'multivitamins'],
          ['Calcium & Iron', 'calcium-iron'],
          ['Effervescent', 'effervescent'],
        ],
      },
      {
        name: 'Health Devices',
        slug: 'health-devices',
        under: [
          ['Thermometers', 'thermometers'],
          ['BP & Sugar Check', 'bp-sugar-check'],
          ['Steam & Heat', 'steam-heat'],
        ],
      },
      {
        name: 'Hygiene',
        slug: 'hygiene',
        under: [
          ['Sanitary Pads', 'sanitary-pads'],
          ['Hand Care', 'hand-hygiene'],
          ['Masks & Gloves', 'masks-gloves'],
          ['Adult Diapers', 'adult-diapers'],
        ],
      },
      { name: 'Oral Care', slug: 'oral-care', under: [] },
    ],
  },
  {
    name: 'Baby Care',
    subcategories: [
      {
        name: 'Diapers & Wipes',
        slug: 'diapers-wipes',
        under: [
          ['Diaper Pants', 'diaper-pants'],
          ['Tape Diapers', 'tape-diapers'],
          ['Baby Wipes', 'baby-wipes'],
        ],
      },
      {
        name: 'Bath & Skin',
        slug: 'baby-bath-skin',
        under: [
          ['Soaps & Wash', 'baby-soaps-wash'],
          ['Lotions & Oils', 'baby-lotions-oils'],
          ['Powder & Cream', 'baby-powder-cream'],
        ],
      },
      {
        name: 'Feeding',
        slug: 'baby-feeding',
        under: [
          ['Feeding Bottles', 'feeding-bottles'],
          ['Sippers & Cups', 'sippers-cups'],
          ['Teats & Brushes', 'teats-brushes'],
        ],
      },
      { name: 'Baby Food', slug: 'baby-food', under: [] },
      {
        name: 'Toys',
        slug: 'baby-toys',
        under: [
          ['Rattles & Teethers', 'rattles-teethers'],
          ['Soft Toys', 'soft-toys'],
          ['Blocks & Stackers', 'blocks-stackers'],
        ],
      },
    ],
  },
  {
    name: 'Pet Care',
    subcategories: [
      {
        name: 'Dog Food',
        slug: 'dog-food',
        under: [
          ['Dry Food', 'dog-dry-food'],
          ['Gravy & Wet Food', 'dog-wet-food'],
          ['Treats & Chews', 'dog-treats'],
        ],
      },
      {
        name: 'Cat Food & Litter',
        slug: 'cat-food-litter',
        under: [
          ['Cat Food', 'cat-food'],
          ['Cat Litter', 'cat-litter'],
        ],
      },
      {
        name: 'Pet Grooming',
        slug: 'pet-grooming',
        under: [
          ['Pet Shampoo', 'pet-shampoo'],
          ['Tick & Flea', 'tick-flea'],
          ['Combs & Wipes', 'pet-combs-wipes'],
        ],
      },
      { name: 'Pet Accessories', slug: 'pet-accessories', under: [] },
    ],
  },
  {
    name: 'Skin Care',
    subcategories: [
      {
        name: 'Face Care',
        slug: 'face-care',
        under: [
          ['Face Wash', 'face-wash'],
          ['Creams & Serums', 'face-creams-serums'],
          ['Face Packs', 'face-packs'],
          ['Sunscreen', 'sunscreen'],
        ],
      },
      {
        name: 'Body Care',
        slug: 'body-care',
        under: [
          ['Body Lotion', 'body-lotion'],
          ['Soaps', 'soaps'],
          ['Body Wash', 'body-wash'],
          ['Talc & Deo', 'talc-deo'],
        ],
      },
      {
        name: 'Lip & Hand Care',
        slug: 'lip-hand-care',
        under: [
          ['Lip Balm', 'lip-balm'],
          ['Hand & Foot Cream', 'hand-foot-cream'],
        ],
      },
      {
        name: 'Hair Care',
        slug: 'hair-care',
        under: [
          ['Hair Oil', 'hair-oil'],
          ['Shampoo', 'shampoo'],
          ['Conditioner', 'conditioner'],
        ],
      },
      { name: "Men's Grooming", slug: 'mens-grooming', under: [] },
    ],
  },
];
