import type { bannerGrounds } from '#domain/limits.ts';
import type { DemoBanner } from '../types.ts';

type WordedBanner = DemoBanner & {
  /** Beside words, on screens of 768 px and more. */
  imageWide: string;
  title: string;
  titleHi: string;
  line: string;
  lineHi: string;
  linkLabel: string;
  linkLabelHi: string;
  ground: (typeof bannerGrounds)[number];
};

type Words = [english: string, hindi: string];

function banner(
  image: string,
  { type, ground, link }: Pick<WordedBanner, 'type' | 'ground' | 'link'>,
  [[title, titleHi], [line, lineHi], [linkLabel, linkLabelHi]]: [Words, Words, Words],
): WordedBanner {
  return {
    ...{ type, ground, link, image: `${image}.webp` },
    imageWide: type === 'main' ? `${image}-wide.webp` : '',
    ...{ altText: '', title, titleHi, line, lineHi, linkLabel, linkLabelHi },
  };
}

export const banners: WordedBanner[] = [
  banner('main-winter', { type: 'main', ground: 'amber', link: '/ayurveda' }, [
    ['Winter stock, better margins', 'सर्दी का माल, बढ़िया मार्जिन'],
    ['Chyawanprash, honey, juices', 'च्यवनप्राश, शहद, जूस'],
    ['See Ayurveda', 'आयुर्वेद देखें'],
  ]),
  banner('main-baby', { type: 'main', ground: 'blue', link: '/diapers-wipes' }, [
    ['Baby care by the carton', 'बच्चों का सामान, कार्टन में'],
    ['Diapers and wipes that sell every week', 'डायपर और वाइप्स, हर हफ़्ते बिकने वाले'],
    ['See diapers and wipes', 'डायपर और वाइप्स देखें'],
  ]),
  banner('main-skin', { type: 'main', ground: 'rose', link: '/face-care' }, [
    ['Earn up to 38% on face care', 'फेस केयर पर 38% तक कमाएँ'],
    ['Face wash, creams, sunscreen', 'फेस वॉश, क्रीम, सनस्क्रीन'],
    ['See face care', 'फेस केयर देखें'],
  ]),
  banner('main-first-aid', { type: 'main', ground: 'cream', link: '/first-aid' }, [
    ['First aid, always in stock', 'फर्स्ट एड, हमेशा स्टॉक में'],
    ['From one strip to a full carton', 'एक पत्ते से पूरे कार्टन तक'],
    ['See first aid', 'फर्स्ट एड देखें'],
  ]),
  banner('last-pets', { type: 'last', ground: 'brown', link: '/dog-food' }, [
    ['Food for every dog', 'हर कुत्ते का खाना'],
    ['Feed and treats', 'दाना और ट्रीट'],
    ['See dog food', 'डॉग फूड देखें'],
  ]),
  banner('last-devices', { type: 'last', ground: 'sky', link: '/health-devices' }, [
    ['Home health devices', 'घर की जाँच मशीनें'],
    ['With warranty', 'वारंटी के साथ'],
    ['See devices', 'मशीनें देखें'],
  ]),
  banner('last-hair', { type: 'last', ground: 'night', link: '/hair-care' }, [
    ['Hair oils that never wait', 'झट बिकने वाले हेयर ऑयल'],
    ['Coconut, amla, bhringraj', 'नारियल, आँवला, भृंगराज'],
    ['See hair care', 'हेयर केयर देखें'],
  ]),
  banner('bottom-express', { type: 'bottom', ground: 'night', link: '/shop' }, [
    ['Need it tomorrow?', 'कल ही चाहिए?'],
    ['Express delivery in 1 day', 'एक्सप्रेस डिलीवरी 1 दिन में'],
    ['Start an order', 'ऑर्डर शुरू करें'],
  ]),
  banner('bottom-toys', { type: 'bottom', ground: 'amber', link: '/baby-toys' }, [
    ['Small toys, big smiles', 'छोटे खिलौने, बड़ी मुस्कान'],
    ['Easy gifts for the counter', 'काउंटर पर बिकने वाले तोहफ़े'],
    ['See toys', 'खिलौने देखें'],
  ]),
];
