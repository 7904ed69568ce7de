// Loaded before a server (`node --import`), in each of its threads: its wall clock is wrong by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const TrueDate = Date
globalThis.Date = class ShiftedDate extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now() + shift)
    else super(...given)
  }

  static now() {
    return TrueDate.now() + shift
  }
}
