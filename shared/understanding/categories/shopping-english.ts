/** The English words of `shopping.ts`. */
import type { WordLists } from './words.ts'

export const SHOPPING_ENGLISH: WordLists = {
  faint: 'things|item|items|supplies|accessories|second hand|used|gear',
  hint: `
    store|shop|shops|market|convenience store|outlets|outlet mall|thrift store|thrift shop|flea market|garage sale|yard sale|corner store|bodega
    hardware store|dollar store|dollar tree|dollar general|five below|big lots|sams club|costco|walmart|target|meijer|fred meyer|bjs|winco|safeway gas
    duty free|online order|online purchase|package from amazon|kit|pair|pack|bowl|bowls|box|cup|cups|cover|covers|stand|set|bed|stuff`,
  loose: `
    bag|watch|case|lamp|hat|shorts|top|belt|boots|tools|tool|paper|plants|plant|pot|pots|pans|mug|bottle|sheets|pad|pads|tie|foundation|polish|brush
    board|table|chair|chairs|desk|bin|bulb|bulbs|fan|heater|filter|shipping|rug|mat|battery|candle|paint|decorations|decor|tape|cap|window|windows
    tree|trees|slip|safe`,
  thing: `
    clothes|clothing|outfit|shirt|shirts|tshirt|t shirt|t shirts|tee|polo|pants|trousers|leggings|yoga pants|swim shorts|board shorts|dresses|skirt
    suit|jacket|coat|winter coat|raincoat|sweatshirt|pajamas|bathrobe|robe|underwear|boxers|lingerie|bras|swimsuit|bikini|swim trunks|rash guard
    wetsuit|socks|shoes|shoe|running shoes|heels|loafers|sandals|flip flops|slippers|rain boots|snow boots|cleats|scarf|gloves|mittens|beanie
    sunglasses|purse|handbag|tote|backpack|school backpack|wallet|jewelry|jewellery|necklace|earrings|bracelet|engagement ring|wristwatch|apple watch
    sarong|sarongs|batik shirt|school uniform|school uniforms|uniform|costume|halloween costume|baby clothes|kids clothes|school clothes|work clothes
    umbrella|cosmetics|skin care|face wash|face cream|face mask|sun screen|after sun|bug spray|mosquito repellent|mosquito spray|insect repellent
    chapstick|mascara|nail polish|perfume|fragrance|dry shampoo|hair dye|hair gel|hair spray|hair straightener|curling iron|hair ties|hairbrush|comb
    razor|razors|razor blades|shaving cream|aftershave|toothbrush|toothbrushes|electric toothbrush|toothpaste|mouthwash|dental floss|floss|soap
    dish soap|bath bombs|cotton balls|cotton swabs|q tips|toiletries|sanitary pads|tampons|toilet paper|paper towels|napkins|tissues|wet wipes|wipes
    baby wipes|diaper|nappies|diaper bag|baby bottle|baby bottles|pacifier|crib|baby monitor|baby stuff|baby stroller|high chair|baby carrier
    detergent|laundry detergent|laundry basket|fabric softener|dryer sheets|bleach|stain remover|cleaning supplies|cleaning products|cleaner spray
    disinfectant|lysol|clorox|windex|sponge|sponges|dishwasher pods|dishwasher tablets|trash bags|garbage bags|ziploc bags|sandwich bags|aluminum foil
    plastic wrap|parchment paper|light bulbs|light bulb|batteries|candles|scented candle|air freshener|broom|mop|bucket|trash can|trash cans|dustpan
    hangers|clothes hangers|iron|ironing board|towel|towels|beach towel|bath towels|bath mat|shower curtain|bedding|bed sheets|sheet set|pillow
    pillows|pillowcases|blanket|blankets|comforter|duvet|mattress|bed frame|couch|armchair|coffee table|dining table|kitchen table|side table
    nightstand|dresser|bookshelf|bookcase|shelf|shelves|wardrobe|furniture|desk lamp|desk chair|standing desk|mirror|curtains|blinds|picture frame
    picture frames|vase|wall clock|alarm clock|home decor|christmas tree|christmas lights|christmas decorations|halloween decorations
    party decorations|party supplies|wrapping paper|greeting cards|birthday card|plates|dishes|mugs|coffee mug|coffee machine|coffee cup
    coffee filters|tea cups|wine glasses|thermos|water bottle|lunch box|lunchbox|food containers|knives|knife|kitchen knife|cutting board|frying pan
    pan|skillet|cookware|pots and pans|baking sheet|toaster oven|kettle|electric kettle|crockpot|refrigerator|fridge|dishwasher|washing machine|washer
    dryer|space heater|portable ac|dehumidifier|ceiling fan|appliance|appliances|television|tv stand|tv mount|roku|fire stick|chromecast
    bluetooth speaker|earphones|phone|cell phone|cellphone|smartphone|phone case|phone charger|charging cable|usb cable|usb c cable|hdmi cable
    usb drive|flash drive|sd card|extension cord|power strip|screen protector|phone screen repair|cracked screen|phone repair|laptop repair
    screen repair|computer|desktop computer|mouse pad|hard drive|kindle|e reader|camera|camera lens|electronics|gadget|gadgets|smart bulb
    ring doorbell|doorbell camera|screwdriver|drill|power drill|saw|wrench|toolbox|ladder|screws|bolts|duct tape|super glue|wood glue|glue|sandpaper
    paint brush|paint brushes|wall paint|can of paint|spray paint|lumber|plywood|caulk|faucet|toilet seat|garden hose|hose|lawn mower|lawnmower|rake
    shovel|snow shovel|leaf blower|grill|propane grill|charcoal|lighter fluid|patio furniture|garden tools|seeds|potting soil|soil|mulch|fertilizer
    weed killer|houseplant|house plant|house plants|flower pot|flowers|bouquet|roses|bouquet of flowers|tulips|succulents|orchid|mouse traps|ant traps
    roach spray|school supplies|stationery for school|pens|pen|pencils|pencil|crayons|markers|highlighters|eraser|notebook|notebooks|binders|folders
    calculator|graphing calculator|glue sticks|scissors|poster board|index cards|sketchbook|art supplies|craft supplies|yarn|fabric|sewing machine
    sewing kit|thread|cigarettes|cigarette|pack of cigarettes|smokes|vape juice|vape pods|juul|cigars|tobacco|lighter|nicotine pouches|zyn|helmet
    motorcycle helmet|bike helmet|bike lock|bike tire|padlock|lock|door lock|flashlight|cooler|tent|yoga mat|dumbbells|weights|tennis racket|racket
    golf clubs|soccer ball|soccer cleats|basketball shoes|baseball glove|skateboard|surfboard|fishing rod|snorkel mask|textbook|textbooks|school books
    workbook|keychain|magnet|stickers|gift wrap|gift bags|gift bag|storage bins|laundry bag|dry bag|scale|kitchen scale|bathroom scale
    fire extinguisher|smoke detector|thermometer for the oven|beach chair|beach umbrella|mosquito net|shower gel|light switch|light switches
    outlet cover|power outlet|air filter|air filters|furnace filter|furnace filters|water filter|fridge filter|brita filter|brita|nails and screws
    box of nails|nuts and bolts|printer for home|home printer|electrical tape|masking tape|scotch tape|packing tape for moving|zip ties|rope
    chain lock|bungee cords|tarp|tape measure|pliers|hex keys|socket set|tool set|tool box|work gloves|safety glasses|garden gloves|gardening gloves
    gardening supplies|garden supplies|garden center|nursery plants|home and garden|shrubs|bushes|herbs plant|tomato plants|bird feeder|watering can
    sprinkler|hose nozzle|wheelbarrow|fence|fencing|fence panels|deck stain|wood stain|paint roller|rollers and paint|painters tape|drop cloth|tiles
    tile|grout|flooring|carpet|laminate flooring|drywall|insulation|door knob|doorknob|door handle|hinges|cabinet|cabinets|cabinet knobs|countertop
    toilet brush|plunger|drain cleaner|drano|pipe|pvc pipe|plumbing supplies|plumbing parts|weather stripping|window screen|window fan|box fan
    standing fan|electric fan|electric blanket|heated blanket|generator|solar lights|string lights|fairy lights|lantern|lanterns|night light
    floor lamp|lampshade|chandelier|led lights|led strip|surge protector|wall charger|wireless charger|car charger|aux cord|ethernet cable
    selfie stick|printer|scanner|laptop stand|laptop bag|laptop sleeve|laptop charger|macbook charger|ipad case|ipad pencil|apple pencil|stylus
    graphics card|gpu|motherboard|gaming chair|gaming mouse|gaming keyboard|gaming headset|gaming laptop|gaming pc|pc parts|computer parts
    software disc|fitbit|garmin|garmin watch|watch band|watch strap|smart watch|alexa|echo dot|google home|nest|thermostat|security camera
    security cameras|baby gate|baby swing|bassinet|changing table|changing pad|nursing bra|nursing pillow|breast pads|onesie|onesies|swaddle|swaddles
    bibs|bib|sippy cups|training pants|pull ups|potty|potty seat|booster seat|baby shampoo|baby lotion|baby powder|baby oil|baby wipe
    formula dispenser|rattle|maternity clothes|maternity dress|kids shoes|kids jacket|kids backpack|kids bike|bike for my son|bike for my daughter
    new bike|bicycle|bike|bikes|scooter for my son|school bag|school shoes|gym uniform|pe uniform|ballet shoes|tap shoes|dance shoes|leotard
    karate uniform|soccer shoes|soccer uniform|jerseys|team jersey|football jersey|baseball cap|baseball bat|basketball|football|tennis balls
    tennis shoes|golf shoes|golf glove|hiking boots|hiking shoes|hiking poles|hiking gear|hiking backpack|camping gear|camping stove|camping chair
    camp chair|binoculars|pocket knife|swiss army knife|ski jacket|ski pants|ski goggles|goggles|swim goggles|swim cap|fins|life jacket|wetsuits
    beach bag|beach hat|sun hat|straw hat|cover up|beach cover up|elephant pants|harem pants|linen shirt|linen pants|flannel|flannel shirt|dress shirt
    dress shoes|dress pants|slacks|khakis|chinos|joggers|sweatpants|tracksuit|track pants|turtleneck|tank top|tank tops|crop top|button down
    undershirt|undershirts|thermal underwear|long johns|tights|pantyhose|stockings|nylons|camisole|negligee|nightgown|house slippers|crocs shoes|uggs
    doc martens|birkenstocks|espadrilles|clogs|shoe laces|shoelaces|shoe polish|shoe rack|shoe insoles|belt buckle|bow tie|tuxedo|tuxedo rental
    tux rental|tux|prom dress|wedding dress|bridesmaid dress|suit jacket|sport coat|trench coat|rain jacket|puffer jacket|leather jacket|denim jacket
    fleece|poncho|ear muffs|earmuffs|hair clip|hair clips|headband|scrunchies|bobby pins|hair extensions|hair brush|blow dryer|flat iron|straightener
    electric shaver|shaver|electric razor|beard oil|beard trimmer|hair clippers|clippers|nail clippers|nail file|nail polish remover|cotton pads
    makeup remover|makeup brushes|makeup brush|makeup bag|eyebrow pencil|blush|bronzer|primer makeup|setting powder|lip liner|face serum|face oil
    face scrub|face cleanser|cleanser|retinol|night cream|hand lotion|body spray|bubble bath|bath bomb|bath salts|loofah|bar soap|bar of soap
    feminine products|pads and tampons|panty liners|maxi pads|hair conditioner|hair products|leave in conditioner|essential oils|incense
    incense sticks|reed diffuser|wax melts|yankee candle|potpourri|air wick|plug ins|dish detergent|dishwashing liquid|dish rack|dish towels
    dish cloths|scrub brush|steel wool|swiffer|swiffer pads|magic eraser|paper plates|paper cups|plastic cups|plastic forks|plastic utensils
    silverware|cutlery|utensils|tongs|whisk|measuring cups|mixing bowls|mixing bowl|colander|strainer|grater|peeler|garlic press|corkscrew|cake stand
    muffin tin|cookie sheet|cookie cutters|casserole dish|baking dish|dutch oven|wok|cast iron skillet|pressure cooker|rice maker|food storage
    storage containers|mason jars|jars|ice chest|ice packs for the cooler|lunch bag|travel mug|coffee grinder|french press|espresso machine|tea kettle
    teapot|tea set|wine glass|beer glasses|champagne flutes|shot glasses|pitcher|vases|placemats|tablecloth|table cloth|cloth napkins|coasters
    throw pillow|throw pillows|throw blanket|quilt|bedspread|bed skirt|mattress pad|mattress topper|mattress protector|air mattress|futon|bean bag
    bean bag chair|recliner|ottoman|loveseat|sectional|rocking chair|bar stools|stool|stools|folding chair|folding chairs|folding table|patio chairs
    patio table|patio umbrella|outdoor furniture|outdoor rug|doormat|door mat|welcome mat|area rug|carpet cleaner|carpet shampoo|curtain rod
    curtain rods|shower rod|shower caddy|bath towel|hand towels|hand towel|washcloths|toothbrush holder|soap dispenser|toilet bowl cleaner
    toilet cleaner|bathroom cleaner|floor cleaner|glass cleaner|all purpose cleaner|multi surface cleaner|cleaning wipes|lysol wipes|clorox wipes
    rubber gloves|cleaning stuff|fly swatter|ant spray|ant killer|bug zapper|insect spray|mosquito coils|mosquito coil|mosquito lotion|rat poison
    mouse trap|moth balls|lint roller|laundry hamper|drying rack|clothesline|clothes pins|laundry pods|laundry soap|oxiclean|cloth|buttons|zipper
    needles|needle and thread|velcro|felt|ribbon|gift box|tissue paper|wrapping|bows|greeting card|thank you cards|christmas cards|birthday cards
    valentines cards|invitations|balloons for decoration|streamers|banner for the party|birthday candles|christmas ornaments|ornaments|wreath|tinsel
    stockings for christmas|easter basket|easter eggs plastic|pumpkin carving kit|pumpkins|menorah|rosary|bible|prayer mat|prayer beads|statue
    buddha statue|wood carving|painting|paintings|artwork|art print|art prints|pottery bowl|handmade|handicraft|handicrafts|woven bag|rattan bag
    dreamcatcher|wind chimes|shell necklace|anklet|batik fabric|silver ring|silver jewelry|silver earrings|gold chain|gold necklace|diamond ring
    wedding ring|wedding rings|wedding band|watch repair kit|pencil case|pencil sharpener|mechanical pencils|colored pencils|sharpies|sharpie
    dry erase markers|whiteboard markers|construction paper|lined paper|loose leaf paper|graph paper|printer paper for home|post its|calendar|journal
    diary|clipboard|ruler|compass set|protractor|hole punch|paper clips|rubber bands|thumb tacks|push pins|cork board|dictionary|study guide
    encyclopedia|school textbook|college textbooks|lab coat|scrubs|nursing scrubs|work boots|steel toe boots|hard hat|safety vest|ear plugs|earplugs
    sleep mask|eye mask|alarm clock radio|sewing supplies|crochet yarn|candle holder|picture hooks|hooks|command strips|wall art|wall mirror
    full length mirror|shelving|shelving unit|storage box|storage boxes|plastic bins|closet organizer|drawer|drawers|filing cabinet home|lockbox
    smart lock|smart plug|vape cartridge|elf bar|carton of cigarettes|pack of smokes|camels|newports|marlboros|american spirits|rolling papers
    chewing tobacco|dip tobacco|snus|hookah pipe|lighters|zippo lighter|canvas bag|canvas shoes|wicker basket|woven basket|box of matches|bike stand
    tray|rack|card for my|card for her|card for him|ball cap|cap and gloves|sink faucet|kitchen sink|hammer|axe|drinking glasses|drinking glass
    cameras|sofas|umbrellas|skis|back to school|back to school shopping|back to school clothes|bowling shoes|swimwear|sleepwear|activewear|sportswear
    footwear|outerwear|kitchenware|glassware|tableware|houseware|housewares|hardware|knickknacks|household items|household stuff|household goods
    home stuff|bathroom stuff|kitchen stuff|bedroom furniture|dorm stuff|dorm supplies|moving supplies|organizer|organizers|laundry detergent pods
    toiletry bag|cosmetic bag|phone stand|phone grip|phone charm|screen cleaner|lens cleaner|label maker|craft paper|glitter|googly eyes|pipe cleaners
    pom poms|foam board|tri fold board|science fair board|recorder|band instrument reeds|reeds`,
  full: `
    dog person shirt|hot water bottle|movie poster|medicine cabinet|wine rack|wine opener|bottle opener|can opener|spice rack|cake pan|pizza cutter
    pizza stone|rice paddle|salad bowl|food processor|milk frother|ice cube tray|egg cartons|baby shoes|gym shoes|gym bag|gym clothes|gym shorts
    workout clothes|workout leggings|travel adapter|power adapter|phone holder|phone mount|car phone mount|car phone holder|game of thrones shirt
    bus driver hat|paper for the printer`,
}
