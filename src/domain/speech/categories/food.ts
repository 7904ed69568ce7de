/** Meals, drinks, snacks, groceries to eat or cook, and the places that serve them. */
import type { CategoryWords } from './words.ts'

export const FOOD: CategoryWords = {
  category: 'Food & Dining',
  indonesian: {
    hint: `
      warung|warungnya|kantin|dapur|pujasera|foodcourt|food court|kondangan makan|sayur mayur kebutuhan|bukber kantor`,
    loose: `
      es|saus|paha|dada|kelapa|daun|biji|kulit|minyak|jagung|kepala|ceker|merah|traktir|traktiran|nraktir|neraktir|nongkrong|hangout|ngemil
      bakar|goreng|rebus|porsi|angkringan`,
    thing: `
      makan|makanan|maem|mamam|minum|minuman|sarapan|jajan|jajanan|jajannya|cemilan|camilan|ngopi|ngeteh|ngebakso|ngemie|nyarap|makan siang
      makan malam|makan pagi|makan sore|makan sahur|sahur|buka puasa|bukber|buka bersama|takjil|menu buka|bekal|rantangan|uang makan
      uang jajan|jatah makan|duit jajan|nasi box|nasi kotak|nasi bungkus|snack box|kue kotak|katering|prasmanan|kopi|teh|es teh|es teh manis
      teh manis|teh tarik|teh botol|teh pucuk|teh kotak|teh gelas|es jeruk|jeruk peras|es kelapa|es kelapa muda|kelapa muda|degan|es degan
      es campur|es buah|sop buah|es teler|es cendol|cendol|dawet|es dawet|es doger|es mambo|es lilin|es potong|es puter|es pisang ijo
      es krim|eskrim|es batu|es kopi|es kopi susu|kopi susu|kopi hitam|kopi tubruk|kopi sachet|kopi bubuk|kopi luwak|es serut|es kul kul
      es cincau|cincau|cingcau|es cekek|wedang|wedang jahe|wedang ronde|bandrek|bajigur|sekoteng|susu jahe|susu kental manis|susu|susu kotak
      susu bayi|susu formula|susu kedelai|sari kedelai|sufor|jamu|beras kencur|kunyit asam|jus|jus alpukat|sirup|sirop|air mineral|air putih
      air minum|air galon|galon|isi ulang galon|isi galon|galon air|isi ulang air|air isi ulang|minuman dingin|minuman soda|nasi goreng
      nasgor|nasi padang|nasi uduk|nasi kuning|nasi rames|nasi pecel|nasi liwet|nasi kucing|nasi rawon|nasi ayam|nasi bebek|nasi telur
      nasi lemak|nasi gudeg|nasi bakar|nasi tumpeng|tumpeng|nasi timbel|nasi tim|nasi krawu|nasi jinggo|nasi megono|nasi gandul
      nasi goreng gila|sego|sego pecel|sego kucing|sega|lengko|nasi ulam|beras|beras merah|ketan|lontong|lontong sayur|ketupat|kupat
      kupat tahu|ketupat sayur|bubur|bubur ayam|bubur kacang ijo|bubur sumsum|bubur bayi|burjo|bakso|baso|bakso aci|bakso bakar|mie|mi
      mie ayam|mi ayam|mie goreng|mie rebus|mie instan|mie aceh|mie kocok|mie gacoan|mie tek tek|mie kuah|bakmi|bakmie|bakmi jawa|indomie
      kwetiau|kwetiaw|bihun|soun|sohun|misoa|capcay|cap cay|fuyunghai|fu yung hai|soto|soto ayam|soto betawi|coto|coto makassar|sop|sup
      sop iga|sop buntut|sayur sop|sayur asem|sayur lodeh|konro|rawon|rendang|gulai|gule|opor|tongseng|sate|satai|sate padang|sate kambing
      sate ayam|sate taichan|taichan|ayam|ayam geprek|geprek|ayam goreng|ayam bakar|ayam penyet|penyet|ayam kremes|ayam potong|ayam kampung
      ayam pop|ayam betutu|betutu|ayam suwir|paha ayam|dada ayam|sayap ayam|kulit ayam|ceker ayam|hati ampela|bebek|bebek goreng|entog
      burung dara|puyuh|telur puyuh|lele|pecel lele|pecel ayam|lalapan|ikan|ikan bakar|ikan asin|ikan lele|ikan nila|nila|gurame|gurami
      mujair|patin|bandeng|tongkol|cakalang|kakap|teri|ikan teri|salmon|tuna|sarden|gabus|bawal|udang|cumi|cumi cumi|kepiting|kerang
      rajungan|lobster|sotong|daging|daging sapi|daging ayam|daging kambing|sapi|kambing|kornet|iga|buntut|jeroan|babat|usus|kikil|sosis
      baso sapi|bakso sapi|telur|telor|telur ayam|telor ceplok|telur asin|telur gulung|telor gulung|tahu|tahu bulat|tahu isi|tahu gejrot
      tahu crispy|tahu walik|tahu sumedang|tempe|tempe mendoan|mendoan|orek|oncom|perkedel|sayur|sayuran|sayur mayur|sayur matang
      sayur bayam|bayam|kangkung|sawi|kol|kubis|brokoli|wortel|kentang|kentang goreng|tomat|timun|mentimun|terong|buncis|kacang panjang|labu
      labu siam|tauge|toge|jamur|pare|lobak|daun bawang|seledri|selada|kemangi|daun salam|singkong|ubi|ubi cilembu|talas|jengkol|petai|pete
      nangka|rebung|sayur kol|lauk|lauk pauk|bahan masak|bahan masakan|bahan makanan|kebutuhan dapur|belanja dapur|belanja sayur
      belanja sayuran|belanja lauk|sembako|bumbu|bumbu dapur|bumbu masak|rempah|penyedap|micin|masako|royco|sasa|garam|gula|gula pasir
      gula merah|gula jawa|gula aren|kecap|kecap manis|sambal|sambel|saos|saus sambal|saus tomat|saus tiram|terasi|santan|kara|cuka|merica
      lada|ketumbar|kunyit|jahe|lengkuas|sereh|serai|kemiri|kayu manis|pala|bawang|bawang merah|bawang putih|bawang bombay|cabe|cabai
      cabe rawit|cabai rawit|minyak goreng|migor|minyak sayur|minyakita|bimoli|minyak zaitun|margarin|mentega|blue band|keju|tepung
      tepung terigu|terigu|maizena|tapioka|sagu|aci|ragi|agar agar|jelly|nutrijel|meses|selai|madu|sereal|energen|milo|ovaltine|dancow
      bendera susu|ultramilk|indomilk|frisian flag|yakult|roti|roti bakar|roti tawar|roti sobek|roti cane|roti manis|roti isi|roti maryam
      kue|kue ulang tahun|kue ultah|kue basah|kue kering|kue lebaran|kue bolu|kue cubit|kue lapis|kue pancong|kue tart|kue putu|kue ape
      kue leker|kue pukis|kue rangi|kue cucur|kue lumpur|kue sus|kue balok|nastar|kastengel|putri salju|bolu|bolu kukus|brownis|bronis
      lapis legit|bika ambon|donat|pukis|serabi|surabi|apem|klepon|onde onde|lemper|lupis|getuk|wajik|dodol|bakpia|bakpao|bapao|martabak
      martabak manis|martabak telur|terang bulan|gorengan|bakwan|bala bala|ote ote|weci|risol|risoles|pastel|lumpia|loenpia|combro|misro
      cireng|cilok|cilor|cimol|cilung|cibay|cipuk|basreng|seblak|siomay|siomai|somay|batagor|pempek|empek empek|tekwan|model|otak otak
      papeda|rujak|lotis|asinan|manisan|rujak cingur|tahu tek|tahu campur|lontong balap|lontong kupang|karedok|ketoprak|pecel|urap|lotek
      gudeg|krecek|telur dadar|sostel|corndog|sempol|papeda telur|makaroni|maklor|telor cicak|piscok|pisang|pisang goreng|pisang coklat
      molen|pisang keju|buah|buah buahan|buah potong|rujak buah|mangga|jeruk|apel|semangka|melon|pepaya|nanas|anggur|alpukat|rambutan|salak
      durian|duren|manggis|duku|langsat|jambu|jambu biji|belimbing|sirsak|markisa|kelengkeng|lengkeng|leci|stroberi|naga|buah naga|pir|kurma
      sawo|kedondong|nangka goreng|bengkoang|kacang|kacang tanah|kacang hijau|kacang rebus|kacang mede|kuaci|jagung bakar|jagung rebus
      jagung manis|permen|coklat|cokelat|kerupuk|krupuk|rempeyek|peyek|keripik|kripik|ciki|chiki|chitato|taro|qtela|biskuit|roma|wafer|tango
      beng beng|silverqueen|oreo|malkist|kembang gula|arum manis|gulali|harum manis|gulai kambing|tengkleng|empal|dendeng|abon|semur|pepes
      balado|sambal goreng|sayur nangka|krengsengan|garang asem|selat solo|timlo|sroto|tahu pong|bubur manado|woku|rica rica|ayam rica|cakwe
      odading|kebab|kebab turki|pangsit|gyoza|mochi|moci|bobba|tai tea|cappucino cincau|pop ice|nutrisari|marimas|good day|kapal api
      torabika|luwak white|susu murni|es susu|es milo|susu sapi|rumah makan|warteg|warkop|warmindo|restoran|kafe|kopitiam|kedai|kedai kopi
      bakar bakar|ngeliwet|bancakan|nongki|nyemil|nyeblak|ngebubur|mukbang|jajan bocil|pesan antar makanan|makan bareng|makan di luar
      makan besar|makan keluarga|makan berdua|makan bersama|all you can eat|ayce|prasmanan sahur|air panas kopi|rokok kopi|lauk matang
      sayur bening|kue jajanan pasar|jajanan pasar|jajan pasar|padang|ampera|angkringan nasi|tolak angin permen|es kuwut|es tebu|tebu
      es oyen|es goyobod|sari roti|roti o|rotiboy|holland bakery|breadtalk|amanda brownies|air es`,
    full: `
      gofood|go food|grabfood|grab food|shopeefood|shopee food|maximfood|maxim food|travelokaeats|bensin kopi|bekal anak|minyak wijen
      ikan tongkol|kacang mete|kelapa parut|air kelapa|bumbu rendang|daun pisang|kulit lumpia|kulit pangsit|makan tengah malam|telur rebus`,
  },
  english: {
    hint: 'kitchen|farmers market|farmer market|market stall',
    loose: `
      water|turkey|orange|dates|roll|rolls|leg|wrap|ribs|treat|club soda|mint|greens|produce|combo|squash|eat out|round|pop|chips|dip|tab
      bar|pub|potluck|picnic`,
    thing: `
      lunch|dinner|breakfast|supper|meal|meals|food|eating out|ate out|dining|dine in|dine out|drink|drinks|cocktail|cocktails|beer|beers
      wine|whiskey|vodka|gin|rum|tequila|champagne|margarita|liquor|booze|happy hour|coffee|coffees|tea|iced tea|iced coffee|cold brew
      hot chocolate|chai|chai latte|oat milk latte|bread|toast|avocado toast|cake|birthday cake|cupcake|cupcakes|pie|apple pie|pumpkin pie
      donut|doughnut|cookie|brownie|muffin|scone|pastry|pastries|danish|cinnamon roll|cinnamon rolls|pretzel|pretzels|bagel
      bagel and cream cheese|chocolate|candy|candies|gum|chewing gum|gummies|gummy bears|jelly beans|ice cream|frozen yogurt|froyo|popsicle
      juice|orange juice|apple juice|lemonade|smoothie bowl|acai bowl|milk|almond milk|oat milk|coconut milk|coconut water|coconut|coconuts
      egg|eggs|rice|fried rice|noodle|noodles|fried noodles|pad thai|pho|curry|satay|chicken|chicken wings|wings|chicken nuggets
      rotisserie chicken|chicken breast|beef|ground beef|fish|fish and chips|fish sticks|meat|deli meat|pork|pork chops|bacon|ham|lamb|bbq
      barbecue|brisket|shrimp|crab|oysters|clams|fruit|fruits|dragon fruit|apples|apple|bananas|banana|grapes|strawberries|strawberry
      blueberries|berries|lemon|lemons|lime|limes|mango|mangoes|mangosteen|papaya|pineapple|watermelon|peaches|pears|cherries|avocado
      avocados|vegetable|vegetables|veggies|veggie|potato|potatoes|tomato|tomatoes|onion|onions|garlic|ginger|carrot|carrots|lettuce|spinach
      kale|broccoli|cucumber|cabbage|celery|pepper|peppers|mushrooms|corn|corn on the cob|beans|tofu|tempeh|lentils|grocery|groceries
      grocery run|grocery store|grocery shopping|weekly shop|food shopping|ingredients|spices|salt|sugar|flour|baking powder|cooking oil
      olive oil|vegetable oil|vinegar|soy sauce|ketchup|mustard|mayo|mayonnaise|hot sauce|salsa|hummus|guacamole|peanut butter|jam|honey
      maple syrup|syrup|butter|cheese|cream cheese|string cheese|heavy cream|sour cream|greek yogurt|creamer|half and half|cereal|granola
      granola bars|protein bar|protein bars|energy bar|trail mix|nuts|peanuts|almonds|cashews|crackers|potato chips|tortilla chips
      chips and salsa|nachos|quesadilla|sandwiches|sub|panini|grilled cheese|blt|burgers|cheeseburger|fries|onion rings|hot dog|hot dogs
      hotdog|corn dog|taco|tacos|burrito|burrito bowl|tortillas|enchiladas|pancakes|waffles|omelette|omelet|soup|salads|caesar salad
      salad bar|mac and cheese|macaroni|meatballs|dumplings|spring rolls|egg rolls|sushi rolls|poke bowl|falafel|gyro|shawarma|takeaway
      takeout|take out|carryout|delivery pizza|food delivery|food truck|food stall|street food|bakery|deli|diner|coffee shop|buffet
      steakhouse|pizzeria|brewery|winery|beer garden|liquor store|bar tab|pub quiz night drinks|drinks with friends|night out drinks|soda
      coke|diet coke|pepsi|energy drink|red bull|gatorade|kombucha|bottled water|bottle of water|water bottle refill|sparkling water
      mineral water|drinking water|gallon of water|water refill|gallon water|baby food|baby formula|formula milk|infant formula|school lunch
      lunch money|lunchables|packed lunch|frozen pizza|frozen vegetables|canned soup|canned tuna|tv dinner|instant noodles|cup noodles
      desserts|tiramisu|cheesecake|pudding|custard|ice|bag of ice|charcoal chicken|thanksgiving turkey|turkey sandwich|bbq ribs|boba tea
      milk tea|green tea|sourdough|baguette|loaf of bread|hash browns|biscuits and gravy|gravy|crawfish|lobster roll|tip for the waiter
      tip for the waitress|tip at the restaurant|meal kit|meal prep`,
    full: `
      lunch break|food court|trick or treat candy|halloween candy|breakfast burrito|ginger ale|root beer|apple cider|water jug
      fruit basket for us|rice bowl`,
  },
  either: {
    loose: 'aqua|padang|shake|fore|subway|soda',
    thing: `
      snack|snacks|brunch|pizza|pasta|sushi|sashimi|ramen|udon|bento|steak|salad|sandwich|burger|croissant|cookies|cappuccino|cappucino
      capuccino|americano|espresso|latte|flat white|macchiato|mocha|frappuccino|affogato|matcha|boba|bubble tea|thai tea|smoothie|milkshake
      gelato|waffle|pancake|churros|macaron|tteokbokki|topokki|tokpoki|kimchi|bibimbap|bulgogi|samyang|kimbap|onigiri|takoyaki|okonomiyaki
      yakiniku|shabu shabu|shabu|sukiyaki|hotpot|hot pot|suki|dimsum|dim sum|korean bbq|tom yum|tomyam|teppanyaki|katsu|chicken katsu
      karaage|spaghetti|lasagna|carbonara|fried chicken|french fries|popcorn|nugget|starbucks|sbux|kfc|mcd|mcdonald|mcdonalds|mekdi
      burger king|wendys|taco bell|chipotle|chick fil a|popeyes|panera|panda express|in n out|five guys|shake shack|dunkin|dunkin donuts
      krispy kreme|tim hortons|dairy queen|baskin robbins|cold stone|sonic drive in|arbys|jack in the box|waffle house|ihop|dennys|applebees
      olive garden|cheesecake factory|outback|red lobster|texas roadhouse|chilis|papa johns|little caesars|domino|dominos|pizza hut|phd
      panties pizza|whole foods|trader joes|trader joe|aldi|kroger|safeway|publix|wegmans|heb|sprouts|instacart|doordash|door dash|uber eats
      ubereats|grubhub|postmates|hello fresh|janji jiwa|kopi kenangan|fore coffee|tomoro|tomoro coffee|kopi tuku|excelso|jco|j co|hokben
      hoka hoka bento|solaria|chatime|mixue|xing fu tang|koi the|gong cha|tiger sugar|kokumi|xi bo ba|haus|esteh indonesia|richeese
      richeese factory|cfc|texas chicken|a and w|a&w|aw|carls jr|sabana|hisana|d besto|dbesto|ayam gepuk|gacoan|wizzmie|bakmi gm
      ichiban sushi|sushi tei|genki sushi|marugame|yoshinoya|gokana|pepper lunch|kimukatsu|hachi grill|kintan|sederhana|pagi sore|payakumbuh
      bebek kaleyo|bebek slamet|ayam suharti|bakso boedjangan|es teler 77|imperial kitchen|din tai fung|ta wan|haidilao|shaburi|hanamasa
      raa cha|warung tekko|tekko|pizza e birra|holycow|steak 21|waroeng steak|waroeng ss|warunk upnormal|upnormal|point coffee|flash coffee
      maxx coffee|anomali|tanamera|coca cola|fanta|sprite|pocari|pocari sweat|hydro coco|le minerale|cleo|floridina|kratingdaeng|extra joss
      kuku bima|bear brand|indomaret point coffee|cimory|magnum|cornetto|aice|walls|campina|kitkat|kit kat|snickers|m&ms|nutella|pringles
      doritos|lays|cheetos|takis|pop tarts|goldfish crackers|bintang beer|bir|soju|anker|heineken|guinness|cafe|bistro|resto|dessert
      catering|frozen food|seafood|protein shake|greek salad|poke|vegan food|nasi campur|babi guling|gado gado|oatmeal|yogurt|restaurant`,
  },
}
