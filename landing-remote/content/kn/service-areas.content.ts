import type { ServiceAreasContent } from '../../sections/service-areas/service-areas.schema';

export const serviceAreas: ServiceAreasContent = {
  title: 'ಸೇವಾ ಪ್ರದೇಶಗಳು',
  intro: 'ನಾವು {pincode} ಪಿನ್ ಕೋಡ್‌ನಲ್ಲಿ ಸೇವೆ ನೀಡುತ್ತೇವೆ.',
  listLabel: 'ಪ್ರದೇಶಗಳು',
  localities: [
    { name: 'ಬನ್ನೇರುಘಟ್ಟ ರಸ್ತೆ' },
    { name: 'ಹುಳಿಮಾವು' },
    { name: 'ಬಿಳೇಕಹಳ್ಳಿ' },
    { name: 'ಜೆ.ಪಿ. ನಗರ 8ನೇ ಹಂತ' },
    { name: 'ಮೌಂಟ್ ಸೇಂಟ್ ಜೋಸೆಫ್' },
    { name: 'ಮೈಕೋ ಲೇಔಟ್' },
    { name: 'ಬಿ.ಟಿ.ಎಂ. 4ನೇ ಹಂತ' },
    { name: 'ಅರಕೆರೆ' },
  ],
  warehouse: 'ನಮ್ಮ ಗೋದಾಮು ಬೆಂಗಳೂರು ನಗರದ ಉತ್ತರ ಭಾಗದಲ್ಲಿದೆ.',
  pincodeCheck: {
    label: 'ನಿಮ್ಮ ಪಿನ್ ಕೋಡ್‌ಗೆ ನಮ್ಮ ಸೇವೆ ಇದೆಯೇ?',
    action: 'ಪರಿಶೀಲಿಸಿ',
    served: 'ಹೌದು, {pincode} ಪಿನ್ ಕೋಡ್‌ಗೆ ಡೆಲಿವರಿ ಮಾಡುತ್ತೇವೆ.',
    notServed: 'ಇಲ್ಲ. ಸದ್ಯಕ್ಕೆ ನಮ್ಮ ಸೇವೆ {pincode} ಪಿನ್ ಕೋಡ್‌ಗೆ ಮಾತ್ರ.',
    malformed: 'ಆರು ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ; ಮೊದಲ ಅಂಕಿ 0 ಆಗಿರಬಾರದು. ಉದಾಹರಣೆಗೆ {pincode}.',
  },
};

export const translation = { confirmed: false };
