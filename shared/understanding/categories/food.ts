/** Meals, drinks, snacks, groceries to eat or cook, and the places that serve them. */
import { FOOD_ENGLISH } from './food-english.ts'
import { FOOD_INDONESIAN } from './food-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const FOOD: CategoryWords = {
  category: 'Food & Dining',
  indonesian: FOOD_INDONESIAN,
  english: FOOD_ENGLISH,
  either: {
    hint: 'frozen|organic',
    loose: 'aqua|padang|soda',
    thing: `
      snack|snacks|brunch|pizza|pasta|sushi|sashimi|ramen|udon|bento|steak|salad|sandwich|burger|croissant|cookies|cappuccino|cappucino|capuccino
      americano|espresso|latte|flat white|macchiato|mocha|frappuccino|affogato|matcha|boba|bubble tea|thai tea|smoothie|milkshake|gelato|waffle|pancake
      churros|macaron|tteokbokki|topokki|tokpoki|kimchi|bibimbap|bulgogi|samyang|kimbap|onigiri|takoyaki|okonomiyaki|yakiniku|shabu shabu|shabu|sukiyaki
      hotpot|hot pot|suki|dimsum|dim sum|korean bbq|tom yum|tomyam|teppanyaki|katsu|chicken katsu|karaage|spaghetti|lasagna|carbonara|fried chicken
      french fries|popcorn|nugget|starbucks|sbux|kfc|mcd|mcdonald|mcdonalds|mekdi|burger king|wendys|taco bell|chipotle|chick fil a|popeyes|panera
      panda express|in n out|five guys|shake shack|dunkin|dunkin donuts|krispy kreme|tim hortons|dairy queen|baskin robbins|cold stone|sonic drive in
      arbys|jack in the box|waffle house|ihop|dennys|applebees|olive garden|cheesecake factory|red lobster|texas roadhouse|chilis|papa johns
      little caesars|dominos|pizza hut|phd|panties pizza|whole foods|trader joes|trader joe|aldi|kroger|safeway|publix|wegmans|heb|sprouts|instacart
      doordash|door dash|uber eats|ubereats|grubhub|postmates|hello fresh|janji jiwa|kopi kenangan|fore coffee|tomoro|tomoro coffee|kopi tuku|excelso
      jco|j co|hokben|hoka hoka bento|solaria|chatime|mixue|xing fu tang|koi the|gong cha|tiger sugar|kokumi|xi bo ba|esteh indonesia|richeese
      richeese factory|cfc|texas chicken|a and w|a&w|aw|carls jr|sabana|hisana|d besto|dbesto|ayam gepuk|gacoan|wizzmie|bakmi gm|ichiban sushi|sushi tei
      genki sushi|marugame|yoshinoya|gokana|pepper lunch|kimukatsu|hachi grill|kintan|pagi sore|payakumbuh|bebek kaleyo|bebek slamet|ayam suharti
      bakso boedjangan|es teler 77|imperial kitchen|din tai fung|ta wan|haidilao|shaburi|hanamasa|raa cha|warung tekko|tekko|pizza e birra|holycow
      steak 21|waroeng steak|waroeng ss|warunk upnormal|upnormal|point coffee|flash coffee|maxx coffee|tanamera|coca cola|fanta|sprite|pocari
      pocari sweat|hydro coco|le minerale|cleo|kratingdaeng|extra joss|kuku bima|bear brand|indomaret point coffee|cimory|magnum|cornetto|aice|campina
      kitkat|kit kat|snickers|m&ms|nutella|pringles|doritos|lays|cheetos|takis|pop tarts|goldfish crackers|bintang beer|bir|soju|anker|heineken|guinness
      cafe|bistro|resto|dessert|catering|frozen food|seafood|protein shake|greek salad|poke|vegan food|nasi campur|babi guling|gado gado|oatmeal|yogurt
      restaurant|wingstop|raising canes|el pollo loco|del taco|qdoba|jimmy johns|jersey mikes|firehouse subs|quiznos|potbelly|culvers|whataburger
      white castle|zaxbys|bojangles|church chicken|kentucky fried chicken|long john silvers|pf changs|pf chang|benihana|buffalo wild wings|bdubs|hooters
      tgi fridays|red robin|cracker barrel|golden corral|sizzler|ruths chris|nobu|cava|sweetgreen|noodles and company|el torito|auntie annes|cinnabon
      wetzels|crumbl|insomnia cookies|nothing bundt cakes|jamba juice|jamba|smoothie king|tropical smoothie|peets|peets coffee|dutch bros|caribou coffee
      blue bottle|costa coffee|pret|pret a manger|7 brew|boba guys|kung fu tea|food lion|giant eagle|stop and shop|shoprite|hy vee|winn dixie
      piggly wiggly|harris teeter|albertsons|vons|ralphs|lidl|gristedes|farmers market|bebek tepi sawah|warung made|naughty nuris|pepito
      bintang supermarket|seniman|crate cafe|kynd|sisterfields|motel mexicola|la favela food|potato head food|mie gacoan|mie ayam bakso|ayam bang dava
      rocket chicken|olive chicken|popeye chicken|quick chicken|ayam sabana|geprek bensu|bensu|i am geprek|ayam geprek bensu|flip burger|burger bangor
      bangor|burger blenger|lawless burger|dum dum|dum dum thai tea|thai tea dum dum|teguk|es teh solo|es teh nusantara|menantea|kopi soe|kopi lain hati
      lain hati|kopi konnichiwa|kopi yor|family mart coffee|couvee|kopi nako|kopi klotok|starling|cotti|cotti coffee|luckin|luckin coffee|jago coffee
      kopi jago|sejuta jiwa|kopi kulo|kulo|kopiko|good day|nescafe|indocafe|top coffee|abc susu|kopi abc|milo dinosaurus|hop hop|chagee|heytea|share tea
      sharetea|ban ban|cup bon|pizza marzano|marzano|pizza hut delivery|domino pizza|dominos pizza|kenny rogers|boncafe|a w|sushi hiro|sushiroll|tamoya
      tokyo belly|ootoya|kushin ryu|gyu kaku|ojju|mujigae|bonchon|kyochon|pat bing soo|sumoboo|hong tang|fat straw|street boba|old town white coffee
      old town|toast box|ya kun|killiney|paradise dynasty|crystal jade|eat and eat|food junction|abuba|waroeng|mang engking|ikan bakar cianjur
      gubug makan|sari ratu|sari bundo|garuda padang|restu mande|rumah makan padang|rm padang|simpang raya|natrabu|bebek bengil|bebek harissa
      nasi goreng kebon sirih|pecel lele lela|bakso solo samrat|bakso president|bakso lapangan tembak|sate khas senayan|hoka hoka|silver queen|cadbury
      toblerone|ferrero rocher|ferrero|hersheys|reese|haribo|mentos|ricola permen|fishermans friend permen|ultra milk|ultra mimi|hilo|hi lo|bebelac|sgm
      lactogen|pediasure|nutrilon|morinaga|chil kid|frisolac|enfamil|similac|ensure|nestle|koko krunch|quaker|lipton|tong tji|tongtji|frestea
      nu green tea|ichitan|mizone|isoplus|buavita|abc|del monte|heinz|maggi|bango|abc kecap|indofood|palmia|kraft|prochiz|oatside|dancow|so good|fiesta
      kanzler|belfoods|cedea|sunpride|nasi goreng|nasi lemak|bakso|mie goreng|rendang|salmon|tuna|lobster|tempe|sambal|jelly|martabak|melon|rambutan
      durian|laksa|baking powder|whipped cream|paprika|asparagus|edamame|pudding|roti canai|lemon|kiwi|mango sticky rice|thai food|chinese food
      japanese food|korean food`,
  },
}
