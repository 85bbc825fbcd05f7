/**
 * Lines of orders as shopkeepers send them: what was typed | a pattern of the product | packs x size, "?"
 * where it has to be asked, or "-" where nothing is found. The second half was written down before the units of `order-units.ts`, in the forms
 * of other people's work: examples that distributors publish of the messages they get (abbreviations, "aur"
 * between two goods, "bhej do"), the unit codes of GST, and the unit words of others who read such messages.
 * Whoever adds to it writes the line first and tries it afterwards.
 */
const ours = `
paracetamol 500 mg 10 tablets 100 पीस | Paracetamol 500 mg | 10x10
नीम फेस वॉश 6 पीस | Neem Face Wash | 1x6
neem face wash 100 ml 1 carton | Neem Face Wash 100 ml | 1x24
neem face wash 100 ml 1 कार्टन | Neem Face Wash 100 ml | 1x24
paracetamol 650 5 पत्ता | Paracetamol 650 | ?
paracetamol 650 20 पत्ते | Paracetamol 650 | 2x10
NIM-FW-100 x 3 | Neem Face Wash 100 ml | 3x6
3 x neem face wash 100 ml | Neem Face Wash 100 ml | 3x6
neem face wash 100 ml - 2 | Neem Face Wash 100 ml | 2x6
neem face wash 100 ml 4 | Neem Face Wash 100 ml | 4x6
2 box neem face wash 100 ml | Neem Face Wash 100 ml | 2x12
neem face wash 100 ml 2 डिब्बे | Neem Face Wash 100 ml | 2x12
neem face wash 100 ml 12 nos | Neem Face Wash 100 ml | 2x6
neem face wash 100 ml 10 pcs | Neem Face Wash 100 ml | ?
1 dozen neem face wash 100 ml | Neem Face Wash 100 ml | 2x6
दो दर्जन नीम फेस वॉश | Neem Face Wash | 4x6
tulsi cough syrup 100 ml 3 pack | Tulsi Cough Syrup 100 ml | 3x6
tulsi cough syrup 100 ml 2 पेटी | Tulsi Cough Syrup 100 ml | 2x24
तुलसी कफ सिरप 30 नग | Cough Syrup | 5x6
tulsi cough syrup 100 ml half carton | Tulsi Cough Syrup 100 ml | ?
baby wipes aloe 72 pcs 12 pcs | Baby Wipes Aloe 72 | 2x6
baby wipes aloe 72 pcs 2 packet | Baby Wipes Aloe 72 | ?
72 pcs baby wipes aloe | Baby Wipes Aloe 72 | ?
Tuktuki Baby Wipes Aloe 72 pcs | Baby Wipes Aloe 72 | 1x6
pain balm 9 g 36 pcs | Pain Balm 9 g | 3x12
pain balm 9 g 1 पेटी | Pain Balm 9 g | 1x48
ors orange 5 strip | ORS Orange | 5x10
ors orange 50 पीस | ORS Orange | 5x10
fizz antacid lemon 30 nos. | Fizz Antacid Lemon | 1x30
fizz antacid lemon 1 box | Fizz Antacid Lemon | ?
dog food chicken rice 10 kg 3 pcs | Dog Food Chicken & Rice 10 kg | 3x1
dog food chicken rice 3 kg 1 carton | Dog Food Chicken & Rice 3 kg | ?
dog food chicken rice 3 kg 2 bundle | Dog Food Chicken & Rice 3 kg | 2x2
dog food chicken rice 3 kg 1 बोरी | Dog Food Chicken & Rice 3 kg | ?
3 × Nimora Neem Face Wash 100 ml (Box of 12): ₹2,916.00 | Neem Face Wash 100 ml | 3x12
2 × Vaidyaro Amla Juice 1 litre (12 का कार्टन): ₹3,000.00 | Amla Juice 1 litre | 2x12
neem face wash 100 ml (6 pcs) | Neem Face Wash 100 ml | 1x6
neem face wash 100 ml qty 12 | Neem Face Wash 100 ml | 2x6
neem face wash 100 ml pcs 12 | Neem Face Wash 100 ml | 2x6
neem face wash 100 ml box 2 | Neem Face Wash 100 ml | 2x12
neem face wash 100 ml 6-7 pcs | Neem Face Wash 100 ml | ?
neem face wash 100 ml 6+1 pcs | Neem Face Wash 100 ml | ?
neem face wash 100 ml 1 carton + 6 pcs | Neem Face Wash 100 ml | ?
2 x 12 neem face wash | Neem Face Wash | ?
amla juice 1 litre 1.5 dozen | Amla Juice 1 litre | ?
amla juice 1 litre 2 dozen | Amla Juice 1 litre | 6x4
पैरासिटामोल 500 mg एक पेटी | Paracetamol 500 | 1x100
paracetamol 500 50 गोली | Paracetamol 500 | ?
paracetamol 500 mg 10 tablets | Paracetamol 500 mg | ?
vitamin c serum 3 pcs | Vitamin C Serum | 1x3
amla hair oil 180 ml 1 piece | Amla Hair Oil 180 ml | ?
amla hair oil 180 ml 1000 pcs please | Amla Hair Oil 180 ml | ?
amla hair oil 180 ml 600 pcs please | Amla Hair Oil 180 ml | 100x6
1. amla hair oil 180 ml - 12 pcs. | Amla Hair Oil 180 ml | 2x6
• आँवला हेयर ऑयल 12 पीस भेज दो | Amla Hair Oil | 2x6
[10:42, 16/11/2026] Ram Singh: amla hair oil 180 ml 1 box | Amla Hair Oil 180 ml | 1x12
16/11/26, 10:42 am - Ram: amla hair oil 180 ml 1 box | Amla Hair Oil 180 ml | 1x12
amla hair oil 180 ml 6 shishi | Amla Hair Oil 180 ml | 1x6
rose water 200 ml @ 81/- 2 ctn | Rose Water 200 ml | 2x24
rose water 200 ml 6 katta | Rose Water 200 ml | ?
`;

const others = `
bhai 5 carton neem face wash bhej do | Neem Face Wash | 5x24
nem fac wsh 100ml 5 ctn | ^$ | -
neem facewash 3 | Neem Face Wash | 3x6
face wash neem bda wala 10 | Neem Face Wash | ?
tulsi syrup 100ml 2 ctn aur baby soap 4 dozen | Tulsi Cough Syrup 100 ml / Baby Soap | 2x24 / 4x12
5 peti chyawanprash 1kg aur 10 honey 250 | Chyawanprash 1 kg / Honey 250 | 5x12 / 10x6
dolo 650 10 strip chahiye | Paracetamol 650 | 1x10
crocin 20 patta dena | Paracetamol | 2x10
combiflam 15 patta | Ibuprofen|Paracetamol | ?
pcm 500 1 box | Paracetamol 500 | 1x50
eno lemon 60 pc | Fizz Antacid Lemon | 2x30
vicks 25g ek dabba | Vapour Rub 25 g | 1x24
vicks 1 doz | Vapour Rub | 1x12
moov spray 6 nag | Spray | 1x6
zandu balm 2 darjan | Balm | 2x12
volini gel 30 g 10 tube | Pain Relief Gel 1% 30 g | 1x10
dettol liquid 250 ml 1 case | Antiseptic Liquid 250 ml | 1x24
savlon 1 ltr 4 bottle | Antiseptic Liquid 1 litre | 1x4
rui 500gm 4 roll | Cotton Roll 500 g | 1x4
band aid 1 box | Plasters | 1x10
bandage 10cm 12 Nos | Crepe Bandage 10 cm | 2x6
horlicks 500 ka 4 dabba | Malt Drink | 4x8
glucon d orange 500g 1 peti bhejna | Glucose Powder Orange 500 g | ?
chyawanprash 1kg paanch peti | Chyawanprash 1 kg | 5x12
isabgol 200g adha darjan | Isabgol Husk 200 g | 1x6
शहद 250 ग्राम 12 शीशी | Honey 250 g | 2x6
whisper xl 2 carton | Sanitary Pads XL | 2x48
stayfree 24 packet | Sanitary Pads | ?
mask 50 pcs 5 dabbe | Surgical Masks 50 pcs | 5x10
gloves 100 pcs wala 10 box | Gloves Powder-Free 100 | 10x10
colgate 150g 4 doz | Toothpaste 150 g | 4x12
tooth brush soft 24 piece | Toothbrush Soft | 2x12
pampers xl 4 pkt | Pants XL | ?
mamypoko L size 2 bora | Pants L | ?
baby wipes 72 ka 1 ctn | Baby Wipes .* 72 pcs | 1x24
johnson baby powder 100g 6pc | Baby Powder | ?
baby sabun 75 gm 1 dozan | Baby Soap Milk & Oats 75 g | ?
cerelac wheat apple 6 dibba | Wheat Apple Cereal | 6x12
pedigree 3kg 4 bori | Dog Food .* 3 kg | ?
pedigree 10 kg 2 pcs | Dog Food .* 10 kg | 2x1
whiskas 1.1kg 3 bag | Cat Food .* 1.1 kg | ?
cat litter 5kg two pieces | Litter .* 5 kg | 1x2
ponds cold cream 100 ml half dozen | Cold Cream | ?
multani mitti 100gm 12 pouch | Multani Mitti | ?
gulab jal 200 ml one dozen | Rose Water 200 ml | 2x6
vaseline 50g 2 DOZ | Petroleum Jelly 50 g | 2x12
lip balm mint - 1 BOX | Lip Balm Mint | 1x24
coconut oil 200ml: 3 CTN urgent | Coconut Hair Oil 200 ml | 3x24
amla oil 100ml x 12 pcs | Amla | 2x6
clinic plus sachet 10 ladi | ^$ | -
shikakai sachet ₹1 wala 1 hanger | Shampoo Sachet | 1x320
shampoo anti dandruff 180ml 6 BTL | Anti-Dandruff Shampoo 180 ml | 1x6
kali mehndi 12 PAC | Henna | ?
gillette razor 1 pkt | Razor | ?
shaving cream 70g das pis | Shaving Cream | ?
nimbu wala face wash 100ml chhe pis | Lemon & Honey Face Wash 100 ml | 1x6
थर्मामीटर 10 नग चाहिए | Thermometer | 2x5
बेबी सोप एक दर्जन भेजिए | Baby Soap | 1x12
ओआरएस ऑरेंज 1 पेटी | ORS Orange | 1x100
baby oil 200 ml 18 piece urgent hai bhaiya | Baby | 3x6
`;

/** One line may have several goods, parted by " / " like what is expected of them. */
export const whatsAppLines = `${ours}${others}`
  .split('\n')
  .filter(Boolean)
  .map((row) => {
    const [text = '', ...rest] = row.split(' | ');
    const outcomes = (rest.pop() ?? '').split(' / ');
    return { text, products: rest.join('|').split(' / '), outcomes };
  });
