export const greeting: string = 'ನಮಸ್ಕಾರ! ನಿಮ್ಮ ಸೇವೆಗಳ ಬಗ್ಗೆ ಇನ್ನಷ್ಟು ತಿಳಿಯಲು ಬಯಸುತ್ತೇನೆ.';

export const translation = { confirmed: false };
