/** The addresses of this page's workers, as its policy allows to name them. */

interface Policy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
/** Only files of the page's own server. */
const policy = types?.createPolicy("asterism-worker", {
  createScriptURL: (url) => {
    if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError(url);
    return url;
  },
});

export const scriptAddress = (url: string): string => policy?.createScriptURL(url) ?? url;
