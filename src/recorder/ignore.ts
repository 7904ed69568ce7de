/** For a rejection that is reported elsewhere or has no consequence. */
export function ignore(): void {}
