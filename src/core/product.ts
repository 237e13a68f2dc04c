/** The product's name; nothing else in the project repeats it. */
export const PRODUCT_NAME = 'Eleven'

/** As the wordmark writes it: the last character is drawn in the primary colour. */
export const WORDMARK = 'eleven.'
