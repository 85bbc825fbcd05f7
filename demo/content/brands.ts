/** Invented brands. `code` starts their SKUs; `areas` are the categories their goods belong to. */
export type BrandFacts = { name: string; code: string; areas: string[]; tagline: string };

export const brandFacts: BrandFacts[] = [
  { name: 'Arogin', code: 'ARO', areas: ['Pharmacy'], tagline: 'everyday tablets and gels' },
  { name: 'Medoon', code: 'MED', areas: ['Pharmacy'], tagline: 'syrups, drops and lozenges' },
  { name: 'Curisol', code: 'CUR', areas: ['Pharmacy'], tagline: 'first aid and dressings' },
  { name: 'Dr. Ilaaj', code: 'ILJ', areas: ['Pharmacy'], tagline: 'balms, rubs and digestives' },
  { name: 'Vaidyaro', code: 'VAI', areas: ['Health Care'], tagline: 'classical ayurveda' },
  { name: 'Shaktivo', code: 'SHK', areas: ['Health Care'], tagline: 'protein and energy drinks' },
  { name: 'Vitagiri', code: 'VTG', areas: ['Health Care'], tagline: 'vitamins and minerals' },
  { name: 'Pulsira', code: 'PUL', areas: ['Health Care'], tagline: 'home health devices' },
  { name: 'Swachhara', code: 'SWA', areas: ['Health Care'], tagline: 'hygiene and protection' },
  { name: 'Dantika', code: 'DAN', areas: ['Health Care'], tagline: 'toothpaste and brushes' },
  { name: 'Tuktuki', code: 'TUK', areas: ['Baby Care'], tagline: 'diapers and wipes' },
  { name: 'Mamori', code: 'MAM', areas: ['Baby Care'], tagline: 'gentle baby bath and skin' },
  { name: 'Sipanu', code: 'SIP', areas: ['Baby Care'], tagline: 'feeding bottles and sippers' },
  { name: 'Nanhabite', code: 'NBT', areas: ['Baby Care'], tagline: 'cereals and baby snacks' },
  { name: 'Jhumroo Toys', code: 'JHU', areas: ['Baby Care'], tagline: 'first toys' },
  { name: 'Sheroo', code: 'SHE', areas: ['Pet Care'], tagline: 'food and treats for dogs' },
  { name: 'Billoo', code: 'BIL', areas: ['Pet Care'], tagline: 'food and litter for cats' },
  { name: 'Pawsari', code: 'PAW', areas: ['Pet Care'], tagline: 'pet grooming and accessories' },
  { name: 'Nimora', code: 'NIM', areas: ['Skin Care'], tagline: 'herbal face and body care' },
  { name: 'Gulmeher', code: 'GUL', areas: ['Skin Care'], tagline: 'creams and lotions' },
  { name: 'Suryasa', code: 'SUR', areas: ['Skin Care'], tagline: 'sun care' },
  {
    name: 'Buransh & Co.',
    code: 'BUR',
    areas: ['Skin Care'],
    tagline: 'handmade soaps and lip care',
  },
  { name: 'Keshvali', code: 'KES', areas: ['Skin Care'], tagline: 'hair oils and shampoos' },
  { name: 'Mardano', code: 'MAR', areas: ['Skin Care'], tagline: 'grooming for men' },
];
