/** What was typed before the search was here, and whether somebody is in its box. */
export const typed = { text: '', inside: false }
