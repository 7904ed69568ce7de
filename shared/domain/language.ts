/** A language of the interface, and of what is stored for a person who said nothing better. */
export type Language = 'en' | 'id'
