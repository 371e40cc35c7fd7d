import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'ಪಾಲುದಾರರು ಮತ್ತು ಹೂಡಿಕೆದಾರರಿಗೆ',
  text: 'ನಮ್ಮೊಂದಿಗೆ ಕೆಲಸ ಮಾಡಿ, ಅಥವಾ ಹೂಡಿಕೆ ಮಾಡಿ. ನಿಮ್ಮ ಮಾತು ಕೇಳಲು ಬಯಸುತ್ತೇವೆ.',
  action: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  message: 'ನಮಸ್ಕಾರ! ಪಾಲುದಾರ ಅಥವಾ ಹೂಡಿಕೆದಾರರಾಗಿ ನಿಮ್ಮೊಂದಿಗೆ ಕೈಜೋಡಿಸಲು ಬಯಸುತ್ತೇನೆ.',
};

export const translation = { confirmed: false };
