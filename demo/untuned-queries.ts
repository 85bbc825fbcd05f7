/**
 * What a shopkeeper in North India types or says, in the form of `search-queries.ts`. Written down in one go
 * from the names of the shop's departments, without a look at the search, its dictionary or the synonyms;
 * then what is meant was matched to the goods, and what the shop does not sell was left out. Of these 161 the
 * search found 118 as it was then. Whoever adds to it does the same, and reads the misses only afterwards.
 */
export const untunedTable = `
dolo 650 | paracetamol 650
bukhar ki goli 10 ka patta | paracetamol
paracitamol 500 | paracetamol 500
parasitamol tablet | paracetamol
pcm 650 | paracetamol 650
combiflam | ibuprofen|paracetamol
brufen 400 | ibuprofen
ibuprofin 400mg | ibuprofen
disprin | pain-tablets
badan dard ki goli | pain-tablets
kamar dard ka bam | pain balm|strong balm
zandu balm | pain balm|strong balm
amrutanjan | pain balm|strong balm
moov spray | relief spray|cold spray
volini gel 30g | relief gel 1% 30 g
iodex | balms-gels
ghutne ke dard ka tel | pain oil
kamar dard patti | fever-pain-relief
मूव | balms-gels|pain-sprays-oils
झंडू बाम | pain balm|strong balm
सर दर्द की गोली | pain-tablets
बदन दर्द | fever-pain-relief
vicks vaporub 25ml | vapour rub 25
विक्स | rubs-inhalers
nak band | rubs-inhalers|nasal
naak kholne wali dawa | rubs-inhalers|nasal
otrivin | nasal
khasi ka sirap | cough syrup
sukhi khansi | cough syrup
balgam wali khansi ki dawai | cough syrup
benadryl 100ml | cough syrup
strepsils | lozenges
gale me kharash ki goli | lozenges
sardi zukam tablet | cough-cold
nazla | cough-cold
bhaap lene ki machine | steam inhaler
eno 100 gm | fizz antacid
gas ki dawai | antacids|digestives
ईनो | fizz antacid
acidity ka syrup | antacid syrup
gelusil | antacid syrup
digene goli | antacids
khatti dakar | antacids|digestives
pet saaf karne ka churan | triphala|isabgol
kabj ki dawa | triphala|isabgol
isabgol 200g | isabgol
sat isabgool | isabgol
dast ki dawa | ors-rehydration
loose motion tablet | ors-rehydration
ओ आर एस का घोल | ors-rehydration
o.r.s | ors-rehydration
electral powder | ors-rehydration
ors orange sachet | ors orange
hajmola | digestives
bandaid | plasters
band aid strip 100 | plasters
चोट की पट्टी | plasters-bandages
garam patti | crepe bandage
crape bandage 4 inch | crepe bandage 10
rui 500gm | cotton roll 500
कॉटन रुई | cotton roll
savlon 1 litre | antiseptic liquid 1 litre
डेटॉल | antiseptic liquid
jakhm ki dava | antiseptics
betadine ointment 20g | povidone iodine
jalne ki cream | burn relief
surgical tape | surgical tape
doctor tape 1 inch | surgical tape
aankh ki dawai | eye drops
eye drop 10ml | eye drops
aankho me jalan | eye drops
आँख में डालने की दवा | eye drops
kaan ki mail | ear wax
horlicks 500 | malt drink
bournvita 1kg | malt drink
bacho ka taqat ka powder | nutrition-drinks
protin powder | protein-powder
ensure chocolate 400g | protein powder chocolate
glucon d orange | glucose powder orange
glukose powder 500g | glucose powder
ग्लूकोज पाउडर | glucose powder
dabur chyawanprash 1kg | chyawanprash 1 kg
ashwaganda goli | ashwagandha
trifla churna | triphala|त्रिफला
amla juice 1L | amla juice
aloevera juice | aloe vera juice
shahad 500g | honey 500
vitamin c chusne wali | vitamin c chewable
limcee | vitamin c chewable
vit d3 60k | vitamin d3 60k
zincovit | multivitamins|zinc
shelcal | calcium & vitamin
iron ki dawa | iron & folic
khoon badhane ki goli | iron & folic
fish oil capsule | fish oil
bp machine | bp monitor
बीपी नापने की मशीन | bp monitor
sugar check machine | glucometer
sugar ki patti 50 | test strips
bukhar napne ka | thermometer
nebuliser machine | nebuliser
sanitary pad xl | sanitary pads xl
whisper | sanitary-pads
stayfree | sanitary-pads
hand wash refil | handwash refill
hath dhone ka sabun | handwash
face mask 50 pcs | surgical masks
gloves medium | gloves
adult diaper large | adult diaper pants l
colgate 100g | toothpaste
daant ka manjan | toothpaste
tooth brush soft | toothbrush soft
mouthwash mint 250 | mouthwash
sensodyne | sensitive toothpaste
pampers medium | (night|day) pants (mini )?m,
himmy pants xl | night pants xl
mamypoko | diaper-pants
huggies new born | newborn tape
baby wipe 72 | baby wipes .*72
गीले टिशू बच्चों के | baby-wipes
jhonson baby powder | baby powder
baby sabun | baby soap
bacche ki malish ka tel | baby massage oil|coconut baby oil
bacho ke lal dane ki cream | rash cream
nippal | teats
cerelac 6 mahine | cereal
danto wala khilona | teether
pedigree 3kg | dog food .* 3 kg
puppy food chicken | puppy food chicken
कुत्ते का बिस्कुट | milk biscuits|dog-treats
billi ka khana | cat-food
whiskas | cat-food
cat litter 5kg | litter .* 5 kg
billi ki mitti | cat-litter
dog shampo tick | pet-shampoo|tick
kutte ki chichdi ki dawa | tick-flea
kutte ka patta | collar|leash
dog chain | leash|collar
pimple cream | face-care
muhase ki dawa | face-care
ponds cream | face-creams-serums
fair n lovely | face-creams-serums
lakme sunscreen spf50 | sunscreen .*spf 50
dhoop wali cream | sunscreen
himalaya neem face wash 150 | neem face wash
multani mitti | multani mitti
gulab jal 120ml | rose water
vaseline lotion 400ml | body lotion .* 400|petroleum
bodi loshan | body lotion
boroline | antiseptic cream
honth fatna | lip-balm
phati ediyan | foot care
फटी एड़ी की क्रीम | foot care
nariyal tel 200ml | coconut hair oil 200
parachute 500ml | coconut hair oil
baal jhadne ka tel | hair-oil
clinic plus sachet | shampoo sachet
rusi ka shampoo | anti-dandruff
डैंड्रफ शैम्पू | anti-dandruff
kali mehndi | henna
vicks inhaler box | nasal inhaler
`;
