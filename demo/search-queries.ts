import { untunedTable } from './untuned-queries.ts';

/**
 * What shopkeepers type, and what they mean: a pattern on the product's name and the slugs of its
 * subcategory and sub-subcategory. Written before the search was tuned, from what people type.
 */
const table = `
बुखार की दवा | paracetamol|ibuprofen
दर्द | pain
सिर दर्द की गोली | pain-tablets|balm
दाँत दर्द | oral-care
खांसी का सिरप | cough syrup
खाँसी की दवाई | cough-cold
सर्दी जुकाम | cough-cold
ज़ुकाम | cough-cold
गले की खराश | lozenge|cough
पेट दर्द | stomach-care
दस्त की दवा | ORS
गैस की गोली | antacid|hing goli
एसिडिटी | antacid
कब्ज | isabgol|triphala|त्रिफला
ओआरएस | ORS
हींग की गोली | hing goli
मरहम पट्टी | bandage|plaster|ointment
पट्टी | bandage|plaster
रुई | cotton
जलने की क्रीम | burn
घाव | wound|antiseptic|plaster
आँख की दवा | eye drops
कान की दवा | ear wax
गुलाब जल | rose water
ग्लूकोज | glucose
प्रोटीन पाउडर | protein powder
च्यवनप्राश | chyawanprash
शहद | honey
आंवला जूस | amla juice
त्रिफला चूर्ण | triphala|त्रिफला
अश्वगंधा | ashwagandha
ईसबगोल | isabgol
हल्दी दूध | haldi milk
विटामिन की गोली | vitamin
ताकत की दवा | vitamin|protein|chyawanprash|ashwagandha|glucose
कैल्शियम | calcium
थर्मामीटर | thermometer
बीपी मशीन | bp monitor
शुगर टेस्ट | glucometer|test strips
भाप की मशीन | steam inhaler|nebuliser
गर्म पानी की बोतल | hot water bag
सैनिटरी पैड | sanitary pads
हाथ धोने का साबुन | handwash
सैनिटाइज़र | sanitiser
मास्क | masks
दस्ताने | gloves
टूथपेस्ट | toothpaste
मंजन | toothpaste
टूथब्रश | toothbrush
बच्चों का डायपर | diaper-pants|tape-diapers
बेबी वाइप्स | baby wipes
बच्चे का साबुन | baby soap
शिशु तेल | baby.* oil
मालिश का तेल | massage oil|joint pain oil
दूध की बोतल | feeding bottle
बच्चों के खिलौने | baby-toys
झुनझुना | rattle
कुत्ते का खाना | dog-food
बिल्ली का खाना | cat-food
चेहरे की क्रीम | face-creams
फेस वॉश | face wash
मुल्तानी मिट्टी | multani
नीम साबुन | नीम साबुन|neem.*soap
बालों का तेल | hair oil
रूसी का शैम्पू | dandruff
मेहंदी | henna
होंठ की क्रीम | lip
bukhar ki dawa | paracetamol|ibuprofen
bukhaar ki goli | paracetamol|ibuprofen
badan dard | fever-pain-relief
sar dard | pain-tablets|balm
kamar dard ka tel | pain oil
ghutne ka dard | joint pain|pain relief
jodo ke dard ka tel | joint pain oil
khasi ki dawai | cough-cold
khansi syrup | cough syrup
jukam | cough-cold
band naak | nasal|vapour rub
gala kharab | lozenge|cough
pet dard ki dawa | stomach-care
pait dard | stomach-care
dast | ORS
gas ki dawa | antacid|hing goli
kabz | isabgol|triphala|त्रिफला
hing goli | hing goli
jal jeera | jaljeera
amla candi | amla candy
chot ki patti | bandage|plaster
malham | ointment|balm|antiseptic cream
rui | cotton
ankh ki dawa | eye drops
kaan ki dawa | ear wax
gulab jal | rose water
shehad | honey
shahad 500 | honey 500
chawanprash | chyawanprash
chyawanprash bina shakkar | chyawanprash sugar-free
ashwgandha churan | ashwagandha churna
trifala | triphala|त्रिफला
isabgol ki bhusi | isabgol
haldi wala doodh | haldi milk
giloy ras | giloy
karela jamun ka ras | karela jamun
takat ki dawa | vitamin|protein|chyawanprash|ashwagandha|glucose
calcium ki goli | calcium
khoon badhane ki dawa | iron
bhap lene ki machine | steam inhaler|nebuliser
garam pani ki thaili | hot water bag
haath dhone ka sabun | handwash
mahila pad | sanitary pads
bade logo ka diaper | adult diaper
daant ka brush | toothbrush
manjan | toothpaste
bacho ka sabun | baby soap
bachcho ka tel | baby.* oil
chote bacche ka powder | baby powder
navjat diaper | newborn
doodh ki botal | feeding bottle
bottle ka nipple | teats|feeding bottle
khilona | baby-toys
jhunjhuna | jhunjhuna
bhalu khilona | teddy bear
kutte ka khana | dog-food
kutte ka sabun | anti-tick soap
kute ka patta | collar
kilni ki dawa | tick
billi ki ret | cat-litter
chehre ki cream | face-creams
muh dhone ka | face wash
multani miti | multani
nariyal tel | coconut.* oil
badam tel | almond hair oil
bal jhadne ka tel | hair oil
pyaz ka tel | onion hair oil
mehandi | henna
dadhi banane ki cream | shaving cream
hoth ki cream | lip
edi ki cream | foot care cream
parasitamol 500 | paracetamol 500
paracetmol 650 | paracetamol 650
ibuprofin | ibuprofen
diclofenec gel | diclofenac
pain bam | pain balm
kof sirap | cough syrup
vepour rub | vapour rub
inhelar | inhaler
ors oreng | ors.*orange
antisepitc liquid | antiseptic liquid
povidon ointmant | povidone
crep bandege | crepe bandage
cotan roll | cotton roll
eye drop | eye drops
protin powder choclate | protein powder chocolate
glukose orange | glucose powder orange
mens multi vitamin | multivitamin for men
viatmin c tablet | vitamin c
fish oil capsul | fish oil
zink ki goli | zinc
digital tharmameter | digital thermometer
bp mashin | bp monitor
sugar strip | test strips
oxymeter | oximeter
nebulizer machine | nebuliser
senitary pad xl | sanitary pads xl
hend wash refil | handwash refill
senitizer 500 ml | sanitiser.* 500
surgikal mask | surgical masks
adult dipar | adult diaper
tooth pest | toothpaste
kids tooth brush | kids toothbrush
mouth wash mint | mouthwash
baby wips | baby wipes
daipar small | diaper
baby shampu | baby shampoo
beby masaj oil | baby massage oil
feding botle | feeding bottle
baby cerial | cereal
teddy bare | teddy
bilding block | building blocks
puppy fud | puppy food
dog biskut | biscuits
cat liter | cat-litter
tik flea paudar | tick & flea powder
neem fes wash | neem face wash
charcol face wash | charcoal face wash
sun screen spf 50 | sunscreen.* spf 50
petrolium jelly | petroleum jelly
body loshan | body lotion
cold krim | cold cream
thanda powder | cooling talc
lip bam | lip balm
coconat oil | coconut.* oil
anti dandruf shampu | dandruff
shikakai sampoo pouch | shikakai shampoo
kandishnar | conditioner
sheving krim | shaving cream
razer | razor
himalayan hony | himalayan.*honey
alovera gel | aloe
fase pack | face-packs
facewash | face wash
फेसवॉश | face wash
moisturizer | moisturising
moisturiser | moisturising
moisturaizer | moisturising
मॉइस्चराइज़र | moisturising
मॉइस्चराइजर | moisturising
gilukoz | glucose
aloevera | aloe (vera juice|gel|face wash)
elovera | aloe (vera juice|gel|face wash)
एलोवेरा | aloe (vera juice|gel|face wash)
baby diaper | diaper-pants|tape-diapers
honey 500g | honey 500
डैंड्रफ | dandruff shampoo 180
dhoop ki cream | sunscreen
sugar ki machine | glucometer
pein kilar | pain
bacho ka diaper | diaper-pants|tape-diapers
नैपी | diaper
babywipes | baby wipes
बेबीवाइप्स | baby wipes
हेयरऑयल | hair oil
hairoil 200ml | hair oil 200
bodylotion | body lotion
handsanitizer | sanitiser
coughsyrup 200ml | cough syrup 200
spf50 sunscreen | sunscreen.* spf 50
paracetamol650 | paracetamol 650
glucose 500gm | glucose powder.* 500 g
amla juice 1ltr | amla juice 1 litre
chyawanprash 1kg | chyawanprash 1 kg
dogfood 3kg | dog food.* 3 kg
toothpaste 150 gram | toothpaste 150
शहद 250ग्राम | honey 250
सनस्क्रीन | sunscreen
ग्लूकोमीटर | glucometer
पेनकिलर | pain-tablets|balms-gels
मॉइस्चराइजिंग क्रीम | moisturising
facepack haldi | turmeric face pack
lipbam | lip balm
`;

export const searchQueries = queriesOf(table);
export const untunedQueries = queriesOf(untunedTable);

function queriesOf(rows: string) {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [query = '', pattern = ''] = row.split(' | ');
      return { query, wanted: new RegExp(pattern, 'i') };
    });
}
