import type { BrandOwnersContent } from '../../sections/brand-owners/brand-owners.schema';

export const brandOwners: BrandOwnersContent = {
  title: 'ब्रांड मालिकों के लिए',
  text: 'अपना ब्रांड बेंगलुरु की 100+ रिटेल दुकानों तक पहुँचाएँ।',
  action: 'ब्रांड के बारे में हमसे बात करें',
  message: 'नमस्ते! मेरा एक ब्रांड है और मुझे इस बारे में बात करनी है।',
};

export const translation = { confirmed: false };
