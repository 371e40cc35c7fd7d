export const greeting: string = 'ನಮಸ್ಕಾರ! ನಿಮ್ಮ ಸೇವೆಗಳ ಬಗ್ಗೆ ಹೆಚ್ಚು ತಿಳಿಯಬೇಕು.';

export const translation = { confirmed: false };
