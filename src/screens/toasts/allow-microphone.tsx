/** How the microphone is allowed in the browser at hand. */
import { useSignals } from '@preact/signals-react/runtime'
import { type TextKey, t } from '../../i18n/translate.ts'
import styles from './allow-microphone.module.css'
import { type BrowserKind, browserKind } from './browser-kind.ts'

const STEPS: Readonly<Record<BrowserKind, readonly TextKey[]>> = {
  chromeAndroid: ['allow.iconTap', 'allow.permissionsMicrophone'],
  chrome: ['allow.iconClick', 'allow.switchOn'],
  firefoxAndroid: ['allow.lockTap', 'allow.tapMicrophone'],
  firefox: ['allow.crossedMicrophone', 'allow.removeBlock'],
  safariIos: ['allow.pageMenu', 'allow.siteSettingsMicrophone'],
  safari: ['allow.safariMenu', 'allow.siteSettingsMicrophone'],
}

export function AllowMicrophone() {
  useSignals()
  const steps = [...STEPS[browserKind(navigator)], 'allow.holdAgain' as const]
  return (
    <ol className={styles.steps}>
      {steps.map(step => (
        <li key={step}>{t(step)}</li>
      ))}
    </ol>
  )
}
