import type { Dictionary } from '../texts.ts'

/** Steps that allow the microphone, by browser. */
export const allow = {
  allow: {
    iconTap: 'Tap the icon left of the web address.',
    permissionsMicrophone: 'Open Permissions, then allow Microphone.',
    iconClick: 'Click the icon left of the web address.',
    switchOn: 'Switch Microphone on.',
    lockTap: 'Tap the lock beside the web address.',
    tapMicrophone: 'Tap Microphone until it says Allowed.',
    crossedMicrophone: 'Click the crossed-out microphone beside the web address.',
    removeBlock: 'Remove the block, or choose Allow.',
    pageMenu: 'Tap the page menu in the address bar.',
    safariMenu: 'Open the Safari menu, then Settings for This Website.',
    siteSettingsMicrophone: 'In the website’s settings set Microphone to Allow.',
    holdAgain: 'Come back and record again.',
  },
} as const satisfies Dictionary
