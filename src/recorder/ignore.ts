/** In place of handling a rejection that is told elsewhere, or is nobody's loss. */
export function ignore(): void {}
