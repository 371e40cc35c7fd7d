import { THEME_COLORS, THEME_KEY } from './theme-choice';

/**
 * Runs in the head before the first paint, so that a remembered theme never flashes in. It is in the page as it is
 * written here (its hash is in the Content-Security-Policy), hence plain old JavaScript.
 */
export const headScript = `(function(){try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t!=="light"&&t!=="dark")return;document.documentElement.dataset.theme=t;document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.content=${JSON.stringify(THEME_COLORS)}[t]})}catch(e){}})()`;
