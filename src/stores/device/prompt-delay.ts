/** The offer to notify shows this long after the dashboard has loaded, in milliseconds (specification §9). */
export const PROMPT_DELAY = 2000
