/** What one exclaims before or behind what was bought: no word of it names a thing. */

const INDONESIAN = `ya ampun|ampun|ya ampyun|ya tuhan|ya rabb|ya salam|oalah|walah|waduh|aduhai|hadeh|hadeuh|haduh|hadoh|adoh|duh|duh gusti|aih|aish|idih|ish|cih|huft|hufft|huh|fiuh
  astaghfirullah|astagfirullah|astaghfirullahaladzim|astagah|masya allah|masyaallah|subhanallah|innalillahi|insya allah|insyaallah|bismillah|alhamdulillah|syukurlah|untunglah|puji tuhan|njir|anjay|anjrit|bjir|gokil|mantap|mantul|asyik|hore|yess
  gawat|celaka|kesel|sebel|nyesel|ampun dah|ampun deh|busyet|busett|set dah|weleh|wealah|masa sih|ckck|ck`
const ENGLISH = `oh my god|oh my gosh|oh my goodness|oh my|my god|my gosh|my goodness|omg|good grief|good lord|good god|good gravy|goodness|goodness gracious|holy cow|holy moly|holy smokes|holy crap|holy shit|jeez|geez|sheesh|gosh|lord have mercy|lordy|lord help me
  for goodness sake|for heavens sake|for crying out loud|wow|whoa|woah|yay|hooray|phew|dang|darn|damn|dammit|crap|heck|man oh man|boy oh boy|oh boy|oh man|oh dear|dear lord|thank god|thank goodness|thank the lord|praise the lord|hallelujah
  yikes|eek|ew|ugh|meh|alrighty|alright|alright so|alright then|okay so listen|so listen|listen up|guess what|here goes|here we go|lets see|lets see here|woo|woohoo|sweet jesus|jesus christ|my word`

export const EXCLAMATIONS = `${INDONESIAN}|${ENGLISH}`
