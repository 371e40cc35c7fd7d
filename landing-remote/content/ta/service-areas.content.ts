import type { ServiceAreasContent } from '../../sections/service-areas/service-areas.schema';

export const serviceAreas: ServiceAreasContent = {
  title: 'சேவைப் பகுதிகள்',
  intro: '{pincode} பின்கோடில் சேவை வழங்குகிறோம்.',
  listLabel: 'பகுதிகள்',
  localities: [
    { name: 'பன்னேர்கட்டா சாலை' },
    { name: 'ஹுளிமாவு' },
    { name: 'பிளேக்கஹள்ளி' },
    { name: 'ஜே.பி. நகர் 8வது ஃபேஸ்' },
    { name: 'மவுண்ட் செயின்ட் ஜோசப்' },
    { name: 'மைக்கோ லேஅவுட்' },
    { name: 'பி.டி.எம். 4வது ஸ்டேஜ்' },
    { name: 'அரக்கெரே' },
  ],
  warehouse: 'எங்கள் கிடங்கு பெங்களூரு நகரின் வடக்குப் பகுதியில் உள்ளது.',
  pincodeCheck: {
    label: 'உங்கள் பின்கோடுக்கு எங்கள் சேவை உண்டா?',
    action: 'சரிபாருங்கள்',
    served: 'ஆம், {pincode} பின்கோடுக்கு டெலிவரி செய்கிறோம்.',
    notServed: 'இல்லை. தற்போது {pincode} பின்கோடுக்கு மட்டுமே எங்கள் சேவை உண்டு.',
    malformed: 'ஆறு இலக்கங்களை உள்ளிடுங்கள்; அது 0-இல் தொடங்கக் கூடாது. எடுத்துக்காட்டு: {pincode}.',
  },
};

export const translation = { confirmed: false };
