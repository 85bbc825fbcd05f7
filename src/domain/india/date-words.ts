/** The words of dates in one language. */
export type DateWords = {
  months: readonly string[];
  shortMonths: readonly string[];
  /** From Sunday on. */
  shortWeekdays: readonly string[];
  today: string;
  yesterday: string;
  /** 7:25 pm */
  clock(hours: number, minutes: string): string;
};

const englishMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

export const englishDates: DateWords = {
  months: englishMonths,
  shortMonths: englishMonths.map((month) => month.slice(0, 3)),
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  today: 'Today',
  yesterday: 'Yesterday',
  clock: (hours, minutes) => `${onDial(hours)}:${minutes} ${hours < 12 ? 'am' : 'pm'}`,
};

const hindiMonths = [
  ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर'],
  ...['अक्टूबर', 'नवंबर', 'दिसंबर'],
];

export const hindiDates: DateWords = {
  months: hindiMonths,
  // Not "नव॰": its sign looks like a degree, and the names are short as they are.
  shortMonths: hindiMonths,
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  today: 'आज',
  yesterday: 'कल',
  clock: (hours, minutes) => `${timeOfDay(hours)} ${onDial(hours)}:${minutes}`,
};

function onDial(hours: number): number {
  return hours % 12 || 12;
}

function timeOfDay(hours: number): string {
  if (hours >= 4 && hours < 12) return 'सुबह';
  if (hours >= 12 && hours < 16) return 'दोपहर';
  return hours >= 16 && hours < 20 ? 'शाम' : 'रात';
}
