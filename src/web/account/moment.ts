const parts = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** 4 October 2026, 16:30. Put together by hand: browsers and servers differ in what joins the parts. */
export function formatMoment(isoTime: string): string {
  const of = Object.fromEntries(
    parts.formatToParts(new Date(isoTime)).map(({ type, value }) => [type, value]),
  );
  return `${of.day} ${of.month} ${of.year}, ${of.hour}:${of.minute}`;
}
