import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'ಪಾಲುದಾರರು ಮತ್ತು ಹೂಡಿಕೆದಾರರಿಗೆ',
  text: 'ಪಾಲುದಾರರೇ, ಹೂಡಿಕೆದಾರರೇ: ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  action: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  message: 'ನಮಸ್ಕಾರ! ಪಾಲುದಾರ ಅಥವಾ ಹೂಡಿಕೆದಾರರಾಗಿ ನಿಮ್ಮ ಜೊತೆ ಸಂಪರ್ಕಿಸಲು ಬಯಸುತ್ತೇನೆ.',
};

export const translation = { confirmed: false };
