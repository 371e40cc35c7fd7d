import type { ContactContent } from '../../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'యాప్‌లో ఆర్డర్ చేయండి',
  text: 'మీరు ఆర్డర్ చేసేది యాప్‌లో; ఈ వెబ్‌సైట్ ఆర్డర్లు తీసుకోదు.',
  download: 'డౌన్‌లోడ్',
  ios: { label: 'iOS యాప్', comingSoon: 'త్వరలో వస్తుంది' },
  whatsApp: 'వాట్సాప్‌లో చాట్ చేయండి',
  storeCode: {
    alt: 'Google Playలోని యాప్‌కు తీసుకెళ్లే QR కోడ్',
    caption: 'మీ ఫోన్‌లో యాప్ పొందడానికి స్కాన్ చేయండి.',
  },
};

export const translation = { confirmed: false };
