export const greeting: string = 'నమస్కారం! మీ సేవల గురించి మరింత తెలుసుకోవాలనుకుంటున్నాను.';

export const translation = { confirmed: false };
