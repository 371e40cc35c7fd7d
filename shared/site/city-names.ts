/** Cities by their English names, as their own signs write them: a name for each script. */
export const cityNames: Record<string, readonly string[]> = {
  Bengaluru: ['ಬೆಂಗಳೂರು', 'बेंगलुरु', 'பெங்களூரு', 'బెంగళూరు', 'بنگلورو'],
};
