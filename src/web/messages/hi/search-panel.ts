import type { searchPanel as english } from '#web/messages/en/search-panel.ts';
import type { Translated } from '#web/messages/translated.ts';

export const searchPanel: Translated<typeof english> = {
  suggestions: 'सुझाव',
  recent: 'पहले जो खोजा',
  clearRecent: 'मिटाएँ',
  clearRecentLabel: 'पहले जो खोजा, वह मिटाएँ',
  seeAll: (words) => `“${words}” के सभी नतीजे देखें`,
  hint: 'स्पेलिंग चेक करें, या कम या दूसरे शब्द लिखें।',
  offline: 'इंटरनेट नहीं है, अभी खोज नहीं होगी।',
  quickOrder: 'झटपट ऑर्डर: लिस्ट से',
  voice: 'बोलकर खोजें',
  listening: 'सुन रहे हैं… बोलिए',
  notHeard: 'कुछ सुनाई नहीं दिया। फिर कोशिश करें।',
  noMicrophone: 'माइक बंद है। ब्राउज़र की सेटिंग में माइक चालू करें।',
};
