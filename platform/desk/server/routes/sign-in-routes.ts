import { signInRequestSchema, type SignInOffer } from '../../api/sign-in';
import { z } from 'zod';
import { post } from './route';

/** Signing in by passkey: the way into a desk that several persons share. */
export const signInRoutes = [
  post('/api/v1/sign-in/begin', {
    // What a passkey has to answer to sign in.
    isOpen: true,
    body: z.strictObject({}),
    handle: async ({ signIn }): Promise<SignInOffer> => signIn.begin(),
  }),
  post('/api/v1/sign-in', {
    // Sign in by the answer of a passkey.
    isOpen: true,
    body: signInRequestSchema,
    handle: async (desk, { body, setCookie }): Promise<{ author: string }> => {
      const owner = await desk.signIn.finish(body);
      setCookie(desk.sessions.open(owner));
      desk.audit.signedIn(owner.author);
      return { author: owner.author };
    },
  }),
  post('/api/v1/sign-out', {
    // End this session.
    body: z.strictObject({}),
    handle: async ({ sessions }, { cookies, setCookie }): Promise<object> => {
      setCookie(sessions.close(cookies));
      return {};
    },
  }),
];
