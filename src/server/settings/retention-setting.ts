import { z } from 'zod';
import { type Retention, retentionDays, retentionNames } from '#domain/retention.ts';

const longest = 36_500;

/** `carts=90,searches=30`: days for some kinds, the others as they are. */
export const retentionSetting = z
  .string()
  .default('')
  .transform((text, context): Retention => {
    const days: Retention = { ...retentionDays };
    for (const pair of text.split(/[\s,]+/).filter(Boolean)) {
      const [, name, number] = /^(\w+)=(\d{1,5})$/.exec(pair) ?? [];
      const kind = retentionNames.find((one) => one === name);
      const count = Number(number);
      if (kind && count >= 1 && count <= longest) {
        days[kind] = count;
        continue;
      }
      const kinds = retentionNames.join(', ');
      const message = `"${pair}" is not KIND=DAYS; the kinds are ${kinds}, days 1 to ${longest}`;
      context.addIssue({ code: 'custom', message });
    }
    return days;
  });
