/** Name of the file, below a language's path, with the words that offer the language to who reads another. */
export const OFFER_FILE = 'offer.json';
