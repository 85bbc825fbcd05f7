// Loaded before the shop (node --import): its clock begins at GUIDE_TIME and goes very slowly, so that
// pictures with times in them are the same in every run.
const SystemDate = Date;
const begin = SystemDate.parse(process.env.GUIDE_TIME);
const loaded = SystemDate.now();
const slowdown = 100;

globalThis.Date = class extends SystemDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Date.now());
  }

  static now() {
    return Math.floor(begin + (SystemDate.now() - loaded) / slowdown);
  }
};
