/** A language of the interface and of generated descriptions. */
export type Language = 'en' | 'id'
